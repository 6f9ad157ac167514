// The statement's SQL. It reads transfers by the account and the number of the posting, which is
// their index; what is no trade has an index of its own, so that a few deposits are found among a
// hundred thousand trades. PostgreSQL takes it where the kinds are compared as what they are.

import type { AccountId, ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Movement, Period } from './statement.ts'

type Bounds = { readonly from: Millis | null; readonly until: Millis | null }

/** Read in one statement, so that later movements are neither in it nor in its balances. */
export async function loadPeriod(
  tx: Tx,
  clientId: ClientId,
  book: Book,
  { from, until }: Bounds,
): Promise<Period | undefined> {
  const rows = await tx.rows<{
    account: AccountId
    before: bigint
    last: bigint
    opening: Usd
    closing: Usd
  }>(
    `with account as (
       select id, postings,
              least(postings, coalesce(posting_before(id, $3), 0)) as before,
              case when $4::timestamptz is null then postings
                   else least(postings, posting_before(id, $4)) end as last
         from ledger_accounts where client_id = $1 and book = $2 and name = 'available')
     select id as account, before, greatest(before, last) as last,
            coalesce((select balance_after from transfers
                       where client_account = id and posting = before), 0) as opening,
            coalesce((select balance_after from transfers
                       where client_account = id and posting = greatest(before, last)),
                     0) as closing
       from account`,
    [clientId, book, from === null ? '-infinity' : iso(from), until === null ? null : iso(until)],
  )
  return rows[0]
}

type MovementRow = {
  posting: bigint
  at: Millis
  kind: string
  ref: string
  amount: Usd
  balance_after: Usd
}

const columns = `posting, at, kind::text, ref, balance_after,
  case when to_account = client_account then amount else -amount end as amount`

export type Slice = {
  readonly kinds: readonly string[] | undefined
  readonly limit: number
}

/** The period's movements before a posting, newest first. */
export async function listMovementsBefore(
  tx: Tx,
  { account, before, last }: Period,
  cursor: bigint | null,
  { kinds, limit }: Slice,
): Promise<Movement[]> {
  const rows = await tx.rows<MovementRow>(
    `select ${columns} from transfers
      where client_account = $1 and posting > $2 and posting <= $3
        and ($4::transfer_kind[] is null or kind = any($4))
      order by posting desc limit $5`,
    [account, before, cursor === null || cursor > last ? last : cursor - 1n, kinds ?? null, limit],
  )
  return rows.map(movementOf)
}

/** The period's movements after a posting, oldest first. */
export async function listMovementsAfter(
  tx: Tx,
  { account, last }: Period,
  after: bigint,
  { kinds, limit }: Slice,
): Promise<Movement[]> {
  const rows = await tx.rows<MovementRow>(
    `select ${columns} from transfers
      where client_account = $1 and posting > $2 and posting <= $3
        and ($4::transfer_kind[] is null or kind = any($4))
      order by posting limit $5`,
    [account, after, last, kinds ?? null, limit],
  )
  return rows.map(movementOf)
}

export async function countMovements(
  tx: Tx,
  { account, before, last }: Period,
  kinds: readonly string[] | undefined,
): Promise<number> {
  if (kinds === undefined) return Number(last - before)
  const rows = await tx.rows<{ count: bigint }>(
    `select count(*) from transfers
      where client_account = $1 and posting > $2 and posting <= $3
        and kind = any($4::transfer_kind[])`,
    [account, before, last, kinds],
  )
  return Number(rows[0]?.count ?? 0n)
}

function movementOf({ posting, balance_after: balance, ...row }: MovementRow): Movement {
  return { ...row, nr: posting, balance }
}
