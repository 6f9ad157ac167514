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
import { postTransfers } from '../ledger/post-transfers.ts'
import { findEnds } from '../market/find-ends.ts'
import type { Market } from '../market/market.ts'
import type { LaneMemory } from './lane-memory.ts'
import type { Position } from './positions.ts'
import { decideSettlement, type Settlement } from './settlement.ts'
import type { OpenTrade } from './trade.ts'
import { insertOutcomes, loadSettledIds, type Settled } from './trades.store.ts'

export type SettlingDeps = {
  readonly clock: Clock
  readonly market: Market
  readonly newId: (now: Millis) => string
  readonly memory: LaneMemory
  /**
   * Whether to ask first which are settled already. Without it one that is fails the batch as a
   * conflict, and it is done again with.
   */
  readonly isCareful: boolean
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
  { clock, market, newId, memory, isCareful }: SettlingDeps,
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
    const found = present(ends[index], 'an answer for each question')
    const gaps = market.byId.get(trade.instrument.id)?.gaps ?? []
    return { trade, settlement: decideSettlement(trade, found, gaps) }
  })
  const done = isCareful
    ? await loadSettledIds(
        tx,
        decided.map(({ trade }) => trade.id),
      )
    : undefined
  const settled = decided.filter(({ trade }) => !done?.has(trade.id))
  const paid = settled.filter(({ settlement }) => isLess(zeroUsd, settlement.payout))
  await memory.meet(
    tx,
    paid.map(({ trade }) => trade.clientId),
  )
  const now = clock.now()
  await insertOutcomes(tx, settled, now)
  const { transfers, results } = payments(settled, memory, now)
  await postTransfers(tx, [...houseCovers(settled, now, newId), ...transfers])
  return results
}

const lost = { from: 'stakes', to: 'house' } as const
const cover = { from: 'house', to: 'stakes' } as const

/**
 * One transfer a trade: the payout from the stakes to the client, or a lost stake from the stakes
 * to the house.
 */
function payments(settled: readonly Settled[], memory: LaneMemory, now: Millis) {
  const accounts = new Map<AccountId, ClientAccount>()
  const transfers: Transfer[] = []
  const results = settled.map(({ trade, settlement }): SettledTrade => {
    const cause: Cause = { kind: 'trade_settle', ref: trade.id, at: now }
    if (settlement.payout === zeroUsd) {
      transfers.push(moveWithin(trade.book, lost, trade.stake, cause))
      return { trade, settlement, settledAt: now, account: undefined }
    }
    const before = accounts.get(trade.accountId) ?? memory.accountOf(trade.clientId, trade.book)
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
