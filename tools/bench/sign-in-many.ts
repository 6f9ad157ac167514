// Sessions as signing in would make them, without the price of a password hash for each.

import { hashOfToken, newToken, newUuid, systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'

const sessions = 512

/** Access tokens of as many clients. */
export async function signInMany(
  db: Database,
  clock: Pick<SteadyClock, 'now'>,
): Promise<readonly string[]> {
  const tokens = Array.from({ length: sessions }, () => newToken(systemRandom))
  const now = clock.now()
  const ids = tokens.map(() => newUuid(now, systemRandom))
  await db.rows(
    `insert into sessions (id, client_id, secret, refresh_hash, rotated_at, remembered,
       created_at, expires_at)
     select id, client, ''::bytea, sha256(id::text::bytea), now(), false, now(),
       now() + interval '1 day'
     from unnest($1::uuid[]) with ordinality s(id, nr)
     join lateral (select id as client from clients offset nr * 100 limit 1) c on true`,
    [ids],
  )
  await db.rows(
    `insert into access_tokens (hash, session_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) t(hash, id)`,
    [tokens.map(hashOfToken), ids],
  )
  return tokens
}
