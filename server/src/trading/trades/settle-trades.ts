// Settling trades, a batch at a time: find how each ended, write the ends, pay what is due, all in
// one transaction. By what the lane remembers that is one message, which the database refuses as a
// whole where a trade is settled already or an account has moved on; carefully it is asked first.

import { present } from '#kernel/assert.ts'
import type { AccountId, ClientId } from '#kernel/ids.ts'
import { isLess, minus, plus, type StakedIn, stakedIn, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import {
  type Cause,
  type EndingEntry,
  moveWithin,
  payIn,
  type StakingAccount,
} from '#server/ledger/ledger.ts'
import { endingRows, type OwnAccounts } from '#server/ledger/post-transfers.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Single, Tx } from '#server/platform/db.ts'
import { findEnds } from '../market/find-ends.ts'
import { wantsOf } from '../market/gap.ts'
import type { Market } from '../market/market.ts'
import type { LaneMemory } from './lane-memory.ts'
import type { Position } from './positions.ts'
import { decideSettlement, instantsBefore, type Settlement } from './settlement.ts'
import { entersAfter, type OpenTrade } from './trade.ts'
import { loadSettledIds } from './trades.store.ts'

export type SettlingDeps = {
  readonly clock: Clock
  readonly market: Market
  readonly newId: (now: Millis) => string
  readonly memory: LaneMemory
}

type Settled = { readonly trade: OpenTrade; readonly settlement: Settlement }

export type SettledTrade = {
  readonly trade: OpenTrade
  readonly settlement: Settlement
  readonly settledAt: Millis
  /** The account after the payout; undefined where nothing was paid. */
  readonly account: StakingAccount | undefined
}

/** Settles all of the positions, in one message. */
export async function settleRemembered(
  connection: Single,
  positions: readonly Position[],
  deps: SettlingDeps,
): Promise<SettledTrade[]> {
  const settled = await decideAll(connection, positions, deps)
  await deps.memory.meet(connection, paidAmong(settled))
  const own = await deps.memory.ownAccounts(connection)
  const { results, append } = endsOf(settled, own, deps)
  await connection.write('', [append])
  return results
}

/** Settles those of the positions that are still open, and returns them. */
export async function settleTrades(
  tx: Tx,
  positions: readonly Position[],
  deps: SettlingDeps,
): Promise<SettledTrade[]> {
  const decided = await decideAll(tx, positions, deps)
  const done = await loadSettledIds(
    tx,
    decided.map(({ trade }) => trade.id),
  )
  const settled = decided.filter(({ trade }) => !done.has(trade.id))
  deps.memory.forget(paidAmong(settled))
  await deps.memory.meet(tx, paidAmong(settled))
  const own = await deps.memory.ownAccounts(tx)
  const { results, append } = endsOf(settled, own, deps)
  await tx.append(append)
  return results
}

async function decideAll(
  tx: Tx,
  positions: readonly Position[],
  { market }: SettlingDeps,
): Promise<Settled[]> {
  const ends = await findEnds(
    tx,
    market,
    positions.map(({ trade, entry }) => ({
      instrumentId: trade.instrument.id,
      after: entersAfter(trade),
      upTo: trade.expiresAt,
      first: entry,
      before: instantsBefore(trade),
    })),
  )
  return positions.map(({ trade }, index): Settled => {
    const found = present(ends[index], 'an answer for each question')
    const { gaps = [], halts = [] } = market.byId.get(trade.instrument.id) ?? {}
    return { trade, settlement: decideSettlement(trade, found, wantsOf(gaps, halts)) }
  })
}

function paidAmong(settled: readonly Settled[]): ClientId[] {
  const clientIds: ClientId[] = []
  for (const { trade, settlement } of settled) {
    if (isLess(zeroUsd, settlement.payout)) clientIds.push(trade.clientId)
  }
  return clientIds
}

/** The ends and what they pay, as they are written and as they are told. */
function endsOf(
  settled: readonly Settled[],
  own: OwnAccounts,
  { clock, newId, memory }: SettlingDeps,
) {
  const now = clock.now()
  const entries = houseCovers(settled, now, newId)
  const results = pay(settled, memory, { now, entries })
  return { results, append: endingRows(own, entries) }
}

const lost = { from: 'stakes', to: 'house' } as const
const cover = { from: 'house', to: 'stakes' } as const

/**
 * Adds one entry a trade: the payout from the stakes to the client, or a lost stake from the stakes
 * to the house.
 */
function pay(
  settled: readonly Settled[],
  memory: LaneMemory,
  { now, entries }: { readonly now: Millis; readonly entries: EndingEntry[] },
): SettledTrade[] {
  const accounts = new Map<AccountId, StakingAccount>()
  return settled.map(({ trade, settlement }): SettledTrade => {
    const cause: Cause = { kind: 'trade_settle', ref: trade.id, at: now }
    if (settlement.payout === zeroUsd) {
      const transfer = moveWithin(trade.book, lost, trade.stake, cause)
      entries.push({ transfer, ending: settlement })
      return { trade, settlement, settledAt: now, account: undefined }
    }
    const before = accounts.get(trade.accountId) ?? memory.accountOf(trade.clientId, trade.book)
    const known = present(before, 'what was staked left an account')
    const { account, transfer } = payIn(known, 'stakes', settlement.payout, cause)
    accounts.set(account.id, account)
    entries.push({ transfer, ending: settlement })
    return { trade, settlement, settledAt: now, account }
  })
}

/**
 * The profits of the batch, from the house to the stakes: one transfer a book, so that each win can
 * be one transfer too and the stakes always equal what is still open.
 */
function houseCovers(
  settled: readonly Settled[],
  now: Millis,
  newId: (now: Millis) => string,
): EndingEntry[] {
  return stakedIn.flatMap((book) => {
    const profit = profitsOf(settled, book)
    if (!isLess(zeroUsd, profit)) return []
    const cause: Cause = { kind: 'house_cover', ref: newId(now), at: now }
    return [{ transfer: moveWithin(book, cover, profit, cause), ending: null }]
  })
}

function profitsOf(settled: readonly Settled[], book: StakedIn): Usd {
  return settled
    .filter(({ trade, settlement }) => trade.book === book && settlement.status === 'won')
    .reduce(
      (sum, { trade, settlement }) => plus(sum, minus(settlement.payout, trade.stake)),
      zeroUsd,
    )
}
