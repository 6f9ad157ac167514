// The SQL of what is held about a client, and of closing the account.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { ClientAccount } from '#server/ledger/ledger.ts'
import type { Tx } from '#server/platform/db.ts'

export type Counts = {
  readonly openedAt: Millis
  readonly openLiveTrades: number
  readonly hasPicture: boolean
}

export async function countHoldings(tx: Tx, clientId: ClientId): Promise<Counts | undefined> {
  const rows = await tx.rows<Counts>(
    `select c.created_at as "openedAt",
            c.has_picture as "hasPicture",
            ${openLiveTrades('c.id')} as "openLiveTrades"
       from client_names c where c.id = $1`,
    [clientId],
  )
  return rows[0]
}

/**
 * The live account and its open trades, of one and the same instant. Money comes and goes only
 * while nobody closes the account; a trade that begins or ends meanwhile moves the account on.
 */
export async function loadLive(
  tx: Tx,
  clientId: ClientId,
): Promise<{ account: ClientAccount; openTrades: number }> {
  const rows = await tx.rows<Omit<ClientAccount, 'clientId'> & { open: number }>(
    `select live.id, live.book, live.balance, live.postings,
            ${openLiveTrades('live.client_id')} as open
       from ledger_accounts live where live.client_id = $1 and live.book = 'real'`,
    [clientId],
  )
  const { open, ...account } = present(rows[0], 'a client has a live account')
  return { account: { ...account, clientId }, openTrades: open }
}

function openLiveTrades(clientId: string): string {
  return `(select count(*)::int from ledger_accounts a
             join transfers x on x.client_account = a.id and x.kind = 'trade_open'
            where a.client_id = ${clientId} and a.book = 'real'
              and not exists (select from outcomes o where o.trade_id = x.ref))`
}

export type Closure = {
  readonly clientId: ClientId
  readonly closedAt: Millis
  readonly keptUntil: Millis
  readonly reason: string | null
}

export async function insertClosure(tx: Tx, closure: Closure): Promise<void> {
  const { clientId, closedAt, keptUntil, reason } = closure
  await tx.rows(
    'insert into closures (client_id, closed_at, kept_until, reason) values ($1, $2, $3, $4)',
    [clientId, iso(closedAt), iso(keptUntil), reason],
  )
}

/** Of accounts that closed so long ago that nothing asks to know any more who they were. */
export async function listToErase(tx: Tx, now: Millis, most: number): Promise<ClientId[]> {
  const rows = await tx.rows<{ client_id: ClientId }>(
    `select client_id from closures where erased_at is null and kept_until < $1
      order by kept_until limit $2`,
    [iso(now), most],
  )
  return rows.map((row) => row.client_id)
}

/** What that is, table by table, the database says itself: it lets nobody else do it. */
export async function eraseClient(tx: Tx, clientId: ClientId, now: Millis): Promise<void> {
  await tx.rows('select erase_client($1, $2)', [clientId, iso(now)])
}
