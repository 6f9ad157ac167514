// Settling trades, a batch at a time: find how each ended, write the ends, pay what is due, all in
// one transaction.

import { present } from '#kernel/assert.ts'
import type { AccountId } from '#kernel/ids.ts'
import { type Book, books, isLess, minus, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  type Cause,
  type ClientAccount,
  moveWithin,
  payIn,
  type Transfer,
} from '../ledger/ledger.ts'
import { loadAccounts, postTransfers } from '../ledger/post-transfers.ts'
import { findEnds } from '../market/find-ends.ts'
import type { Market } from '../market/market.ts'
import type { Position } from './positions.ts'
import { decideSettlement, type Settlement } from './settlement.ts'
import type { OpenTrade } from './trade.ts'
import { type Settled, updateSettled } from './trades.store.ts'

export type SettlingDeps = {
  readonly clock: Clock
  readonly market: Market
  readonly newId: (now: Millis) => string
}

export type SettledTrade = {
  readonly trade: OpenTrade
  readonly settlement: Settlement
  readonly settledAt: Millis
  /** The account after the payout; undefined where nothing was paid. */
  readonly account: ClientAccount | undefined
}

/** Settles those of the positions that are still open, and returns them. */
export async function settleTrades(
  tx: Tx,
  positions: readonly Position[],
  { clock, market, newId }: SettlingDeps,
): Promise<SettledTrade[]> {
  const ends = await findEnds(
    tx,
    market,
    positions.map(({ trade, entry }) => ({
      instrumentId: trade.instrument.id,
      after: trade.acceptedAt,
      upTo: trade.expiresAt,
      first: entry,
    })),
  )
  const decided = positions.map(({ trade }, index): Settled => {
    const { entry, exit } = present(ends[index], 'an answer for each question')
    return { trade, settlement: decideSettlement(trade, entry, exit) }
  })
  const accounts = await loadPaid(tx, decided)
  const now = clock.now()
  const written = await updateSettled(tx, decided, now)
  const settled = decided.filter(({ trade }) => written.has(trade.id))
  const { transfers, results } = payments(settled, accounts, now)
  await postTransfers(tx, [...houseCovers(settled, now, newId), ...transfers])
  return results
}

async function loadPaid(
  tx: Tx,
  decided: readonly Settled[],
): Promise<Map<AccountId, ClientAccount>> {
  const paid = decided.filter(({ settlement }) => isLess(zeroUsd, settlement.payout))
  const ids = [...new Set(paid.map(({ trade }) => trade.accountId))]
  const accounts = ids.length === 0 ? [] : await loadAccounts(tx, ids)
  return new Map(accounts.map((account) => [account.id, account]))
}

const lost = { from: 'stakes', to: 'house' } as const
const cover = { from: 'house', to: 'stakes' } as const

/**
 * One transfer a trade: the payout from the stakes to the client, or a lost stake from the stakes
 * to the house.
 */
function payments(
  settled: readonly Settled[],
  accounts: Map<AccountId, ClientAccount>,
  now: Millis,
) {
  const transfers: Transfer[] = []
  const results = settled.map(({ trade, settlement }): SettledTrade => {
    const cause: Cause = { kind: 'trade_settle', ref: trade.id, at: now }
    if (settlement.payout === zeroUsd) {
      transfers.push(moveWithin(trade.book, lost, trade.stake, cause))
      return { trade, settlement, settledAt: now, account: undefined }
    }
    const before = present(accounts.get(trade.accountId), 'the account of a payout was loaded')
    const { account, transfer } = payIn(before, 'stakes', settlement.payout, cause)
    accounts.set(account.id, account)
    transfers.push(transfer)
    return { trade, settlement, settledAt: now, account }
  })
  return { transfers, results }
}

/**
 * The profits of the batch, from the house to the stakes: one transfer a book, so that each win can
 * be one transfer too and the stakes always equal what is still open.
 */
function houseCovers(
  settled: readonly Settled[],
  now: Millis,
  newId: (now: Millis) => string,
): Transfer[] {
  return books.flatMap((book) => {
    const profit = profitsOf(settled, book)
    if (!isLess(zeroUsd, profit)) return []
    return [
      moveWithin(book, cover, profit, {
        kind: 'house_cover',
        ref: newId(now),
        at: now,
      }),
    ]
  })
}

function profitsOf(settled: readonly Settled[], book: Book): Usd {
  return settled
    .filter(({ trade, settlement }) => trade.book === book && settlement.status === 'won')
    .reduce(
      (sum, { trade, settlement }) => plus(sum, minus(settlement.payout, trade.stake)),
      zeroUsd,
    )
}
