// Opening trades, a batch at a time: load the facts of all orders, decide each, write what was
// accepted in one set.

import type { KnownRefusal } from '#contract/refusals.ts'
import { durations, type Order } from '#contract/trades.ts'
import { present } from '#kernel/assert.ts'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { type ClientAccount, payOut, type Transfer } from '../ledger/ledger.ts'
import { postTransfers } from '../ledger/post-transfers.ts'
import { estimate } from '../market/estimator.ts'
import { isStale, type Market } from '../market/market.ts'
import type { Settings } from '../operators/settings.ts'
import { tradesPerDay } from '../plans/plan.ts'
import { loadTrades } from './past-trades.store.ts'
import { exposure, openPayout, type Positions } from './positions.ts'
import { decideOpen, isSameOrder, type OpeningFacts, type OpenTrade } from './trade.ts'
import { countPlanSlots, insertTrades, loadOrderings, type Ordering } from './trades.store.ts'

export type OrderRequest = {
  readonly clientId: ClientId
  readonly order: Order
  /** The client's Idempotency-Key, if one was sent. */
  readonly orderKey: string | null
}

export type Opened = {
  readonly trade: OpenTrade
  /** False when an earlier order with the same key had made the trade already. */
  readonly isNew: boolean
  /** The account after the stake has left it; undefined for a trade made earlier. */
  readonly account: ClientAccount | undefined
}

export type OpeningDeps = {
  readonly clock: Clock
  readonly market: Market
  readonly positions: Positions
  /** Counts an accepted trade against the limits while it is being written. */
  readonly reserve: (trade: OpenTrade) => void
  readonly settings: () => Settings
  readonly installTradesLive: () => boolean
  readonly newId: (now: Millis) => string
}

/** One answer per order, in the same order. */
export async function openTrades(
  tx: Tx,
  requests: readonly OrderRequest[],
  deps: OpeningDeps,
): Promise<(Opened | KnownRefusal)[]> {
  const batch = await loadBatch(tx, requests, deps)
  const answers = batch.orderings.map((ordering, index) =>
    decideOne(batch, { request: requests[index]!, ordering }, deps),
  )
  await insertTrades(tx, batch.trades)
  await postTransfers(tx, batch.transfers)
  return answers
}

/** The facts of a batch; accounts, keys and plan slots move on with each order that is accepted. */
type Batch = {
  readonly now: Millis
  readonly orderings: readonly Ordering[]
  readonly accounts: Map<AccountId, ClientAccount>
  readonly earlier: Map<string, OpenTrade>
  readonly planDay: string
  readonly planUsed: Map<ClientId, number>
  readonly trades: OpenTrade[]
  readonly transfers: Transfer[]
}

async function loadBatch(
  tx: Tx,
  requests: readonly OrderRequest[],
  deps: OpeningDeps,
): Promise<Batch> {
  const orderings = await loadOrderings(
    tx,
    requests.map(({ clientId, order, orderKey }) => ({ clientId, book: order.book, orderKey })),
  )
  const earlier = await loadTrades(
    tx,
    orderings.flatMap(({ account, earlierId }) =>
      earlierId === null ? [] : [{ clientId: account.clientId, id: earlierId }],
    ),
  )
  // Only now: what was accepted before on these accounts is older than what is accepted here.
  const now = deps.clock.now()
  const planDay = iso(now).slice(0, 10)
  const isLimited = deps.settings().planLimitScope === 'live'
  const clientIds = isLimited ? requests.map((request) => request.clientId) : []
  return {
    now,
    orderings,
    accounts: new Map(orderings.map(({ account }) => [account.id, account])),
    earlier: new Map(
      earlier.map((trade) => [keyOf(trade.clientId, present(trade.orderKey, 'keyed')), trade]),
    ),
    planDay,
    planUsed: isLimited ? await countPlanSlots(tx, clientIds, planDay) : new Map(),
    trades: [],
    transfers: [],
  }
}

function decideOne(
  batch: Batch,
  { request, ordering }: Asked,
  deps: OpeningDeps,
): Opened | KnownRefusal {
  const { clientId, order, orderKey } = request
  const key = orderKey === null ? null : keyOf(clientId, orderKey)
  const earlier = key === null ? undefined : batch.earlier.get(key)
  if (earlier) {
    return isSameOrder(earlier, order)
      ? { trade: earlier, isNew: false, account: undefined }
      : refuse('key_reused')
  }
  const id = deps.newId(batch.now) as TradeId
  const facts = openingFacts(batch, { request, ordering }, deps)
  const trade = decideOpen({ id, clientId, order, orderKey }, facts)
  if (isRefusal(trade)) return trade
  const cause = { kind: 'trade_open', ref: trade.id, at: trade.acceptedAt } as const
  const { account, transfer } = payOut(facts.account, 'stakes', trade.stake, cause)
  batch.accounts.set(account.id, account)
  if (key !== null) batch.earlier.set(key, trade)
  if (trade.planSlot) batch.planUsed.set(clientId, trade.planSlot.slot)
  batch.trades.push(trade)
  batch.transfers.push(transfer)
  deps.reserve(trade)
  return { trade, isNew: true, account }
}

type Asked = { readonly request: OrderRequest; readonly ordering: Ordering }

function openingFacts(batch: Batch, { request, ordering }: Asked, deps: OpeningDeps): OpeningFacts {
  const { clientId, order } = request
  const { market, positions } = deps
  const { now } = batch
  const settings = deps.settings()
  const quoted = market.bySymbol.get(order.symbol)
  const expiresAt = later(now, order.durationSeconds * 1000)
  const isOffered = durations.some((seconds) => seconds === order.durationSeconds)
  const isLimited = settings.planLimitScope === 'live' && order.book === 'real'
  return {
    now,
    account: batch.accounts.get(ordering.account.id) ?? ordering.account,
    client: ordering.client,
    installTradesLive: deps.installTradesLive(),
    instrument: quoted?.instrument,
    isPriceStale: !quoted || isStale(quoted, now),
    estimate:
      quoted && isOffered ? estimate(quoted.estimator, order.durationSeconds, now) : undefined,
    marginBp: settings.marginBp,
    offeredStrikeRates: settings.strikeRates,
    planDay: isLimited ? planDayOf(batch, clientId, ordering.plan) : undefined,
    openPayout: quoted ? openPayout(positions, clientId, quoted.instrument.id) : zeroUsd,
    exposure: quoted ? exposure(positions, quoted.instrument.id, expiresAt) : zeroUsd,
  }
}

function planDayOf({ planDay, planUsed }: Batch, clientId: ClientId, plan: string) {
  return { day: planDay, used: planUsed.get(clientId) ?? 0, limit: tradesPerDay(plan) }
}

function keyOf(clientId: ClientId, orderKey: string): string {
  return `${clientId}/${orderKey}`
}
