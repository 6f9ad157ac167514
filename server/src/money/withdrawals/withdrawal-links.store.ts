// The SQL of the links by which withdrawals are cancelled from the mail. Of each only the hash is
// kept.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export async function insertWithdrawalLink(tx: Tx, id: string, hash: Buffer): Promise<void> {
  await tx.rows('insert into withdrawal_links (withdrawal_id, hash) values ($1, $2)', [id, hash])
}

/** Which withdrawal a link is for, used or not. */
export async function findLinked(tx: Tx, hash: Buffer): Promise<string | undefined> {
  const rows = await tx.rows<{ withdrawal_id: string }>(
    'select withdrawal_id from withdrawal_links where hash = $1',
    [hash],
  )
  return rows[0]?.withdrawal_id
}

export async function markLinkUsed(tx: Tx, hash: Buffer, at: Millis): Promise<void> {
  await tx.rows('update withdrawal_links set used_at = $2 where hash = $1', [hash, iso(at)])
}

/** Of links whose withdrawals ended before: nobody comes by them any more. */
export async function forgetHashesEndedBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows(
    `update withdrawal_links l set hash = null
      where l.hash is not null
        and exists (select from withdrawal_steps s
                     where s.withdrawal_id = l.withdrawal_id and s.at < $1
                       and s.state in ('paid', 'rejected', 'cancelled'))`,
    [iso(before)],
  )
}
