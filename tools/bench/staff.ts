// A member of staff of a benchmark, who may do everything, signed in at the office of the server.

import { staffRoles } from '#contract/staff/powers.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Db } from '#server/platform/db.ts'
import { openPasswords } from '#server/platform/passwords.ts'

const password = 'bench-meadow-41'

/** The cookie of a session. */
export async function signInAsStaff(
  db: Db,
  { url }: { readonly url: string },
  email = 'everything@bench.test',
): Promise<string> {
  const hash = await (await openPasswords()).hash(password)
  if (isRefusal(hash)) throw new Error('too busy to hash a password')
  await db.rows(
    `insert into operators (email, email_key, password_hash, created_at, roles, name)
     values ($1, $1, $2, now(), $3, 'Everything')`,
    [email, hash, staffRoles],
  )
  const reply = await fetch(`${url}/api/office/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  const cookie = reply.headers.get('set-cookie')?.split(';', 1)[0]
  if (!reply.ok || !cookie) throw new Error(`no way in: ${reply.status} ${await reply.text()}`)
  return cookie
}
