// The SQL of what was revealed to whom.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Reveal } from './reveal.ts'

export type NewReveal = Reveal & {
  readonly id: string
  readonly email: string
  readonly reason: string
  readonly at: Millis
}

export async function insertReveal(tx: Tx, reveal: NewReveal): Promise<void> {
  const { id, email, clientId, field, reason, at, endsAt } = reveal
  await tx.rows(
    `insert into personal_reveals (id, operator_id, client_id, field, reason, at, ends_at)
     select $1, m.id, $3, $4, $5, $6, $7 from members m where m.email = $2`,
    [id, email, clientId, field, reason, iso(at), iso(endsAt)],
  )
}

/** What is shown to this member now. */
export async function loadReveals(tx: Tx, operatorId: bigint, now: Millis): Promise<Reveal[]> {
  const rows = await tx.rows<{ client_id: bigint; field: Reveal['field']; ends_at: Millis }>(
    `select client_id, field, ends_at from personal_reveals
      where operator_id = $1 and ends_at > $2`,
    [operatorId, iso(now)],
  )
  return rows.map(({ client_id, field, ends_at }) => ({
    clientId: client_id as ClientId,
    field,
    endsAt: ends_at,
  }))
}
