// Opening trades, a batch at a time, in one of two ways. By what the lane remembers: decide each
// order and write what is accepted in one message, which the database refuses as a whole where what
// is remembered is not so. Carefully: load the facts of all orders, decide each, and write. A
// refusal is told only after the second.

import { durations, type Order } from '#contract/client/trades.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId, TradeId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import {
  hasAcceptedAll,
  required,
  type TextVersion,
} from '#server/identity/acceptances/acceptance.ts'
import type { PublishedTexts } from '#server/identity/acceptances/publication.ts'
import { type Allowance, allowancesAfter } from '#server/identity/limits/allowance.ts'
import { tradesPerDay } from '#server/identity/plans/plan.ts'
import type { ServingDeps } from '#server/install/operators/live.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { type Opening, payOut, type StakingAccount } from '#server/ledger/ledger.ts'
import { type OwnAccounts, openingRows } from '#server/ledger/post-transfers.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Append, Single, Tx } from '#server/platform/db.ts'
import type { Trace } from '#server/platform/tracing.ts'
import { asDecided, isOffered as takesOrders } from '../instruments/instrument.ts'
import { estimate } from '../market/estimator.ts'
import { isStale, type Market } from '../market/market.ts'
import { endRulesOf } from '../market/pricing.ts'
import { isStopped, type Stops } from '../stops/stop.ts'
import type { LaneMemory } from './lane-memory.ts'
import { loadAllowances } from './load-allowances.ts'
import { loadByKeys } from './past-trades.store.ts'
import { exposure, openPayout, type Positions } from './positions.ts'
import { beginsUntil } from './standing.ts'
import { assertStanding, type Standing } from './standings.store.ts'
import { findTerms, offerOf, type TermsBook } from './terms-book.ts'
import { decideOpen, isSameOrder, type OpeningFacts, type OpenTrade } from './trade.ts'
import { countPlanSlots, countSince, type Terms, termsRows } from './trades.store.ts'

export type OrderRequest = {
  readonly clientId: ClientId
  readonly order: Order
  /** The client's Idempotency-Key, if one was sent. */
  readonly orderKey: string | null
  /** Where somebody follows it. */
  readonly trace?: Trace | undefined
}

export type Opened = {
  readonly trade: OpenTrade
  /** False when an earlier order with the same key had made the trade already. */
  readonly isNew: boolean
  /** The account after the stake has left it; undefined for a trade made earlier. */
  readonly account: StakingAccount | undefined
  readonly trace?: Trace | undefined
}

export type OpeningDeps = ServingDeps & {
  readonly clock: Clock
  readonly market: Market
  readonly positions: Positions
  /** Counts an accepted trade against the limits while it is being written. */
  readonly reserve: (trade: OpenTrade) => void
  readonly settings: () => Settings
  readonly installTradesLive: () => boolean
  readonly needsIdentity: () => boolean
  readonly needsAppropriateness: () => boolean
  readonly stops: () => Stops
  readonly newId: (now: Millis) => string
  readonly memory: LaneMemory
}

/**
 * Opens what can be opened by what is remembered, in one message. One answer per order; undefined
 * where the order is not opened, and has to be decided carefully.
 */
export async function openRemembered(
  connection: Single,
  requests: readonly OrderRequest[],
  deps: OpeningDeps,
): Promise<(Opened | undefined)[]> {
  const { memory } = deps
  await memory.meet(
    connection,
    requests.map((request) => request.clientId),
  )
  await memory.terms.stock(connection, requests.length)
  const texts = await memory.legalTexts(connection)
  const batch = newBatch(deps.clock.now(), texts)
  // Nobody's orders overtake each other: behind one that waits, all of the same client's do.
  const waiting = new Set<ClientId>()
  const answers = requests.map((request) => {
    const isDecided = isPlain(request, deps) && !waiting.has(request.clientId)
    const answer = isDecided ? decideOne(batch, request, deps) : undefined
    if (answer && !isRefusal(answer)) return answer
    waiting.add(request.clientId)
    return undefined
  })
  if (batch.openings.length > 0) {
    const own = await memory.ownAccounts(connection)
    await connection.write(assertStanding(memory.epoch()), appendsOf(batch, own))
    memory.terms.keep(batch.newTerms.values())
  }
  return answers
}

/** Whether standing and account say all about the client that the decision needs. */
function isPlain(request: OrderRequest, deps: OpeningDeps): boolean {
  const { memory, settings, clock } = deps
  if (request.order.book !== 'real') return true
  if (settings().planLimitScope === 'live') return false
  const isLimited = memory.standingOf(request.clientId).hasOwnLimits
  return !isLimited && !isBeginning(request.clientId, clock.now(), deps)
}

/** Whether the client's live trades are counted, since their first day runs. */
function isBeginning(clientId: ClientId, now: Millis, deps: OpeningDeps): boolean {
  const needsAppropriateness = deps.needsAppropriateness()
  const client = deps.memory.standingOf(clientId)
  return beginsUntil({ now, client, needsAppropriateness }) !== undefined
}

/** One answer per order, in the same order. */
export async function openTrades(
  tx: Tx,
  requests: readonly OrderRequest[],
  deps: OpeningDeps,
): Promise<(Opened | KnownRefusal)[]> {
  const batch = await loadBatch(tx, requests, deps)
  const answers = requests.map((request) => decideOne(batch, request, deps))
  const own = await deps.memory.ownAccounts(tx)
  for (const append of appendsOf(batch, own)) await tx.append(append)
  return answers
}

/**
 * The facts of a batch; accounts, keys, plan slots and own limits move on with each order that is
 * accepted.
 */
type Batch = {
  readonly now: Millis
  readonly accounts: Map<string, StakingAccount>
  readonly earlier: Map<string, OpenTrade>
  /** The legal texts in force, which whoever trades has accepted. */
  readonly requiredTexts: readonly TextVersion[]
  readonly planDay: string
  readonly planUsed: Map<ClientId, number>
  readonly ownLimits: Map<ClientId, readonly Allowance[]>
  readonly firstDayUsed: Map<ClientId, number>
  readonly openings: Opening[]
  /** Terms that nobody traded at before, by what was offered. */
  readonly newTerms: Map<string, Terms>
}

function newBatch(now: Millis, texts: PublishedTexts): Batch {
  const planDay = iso(now).slice(0, 10)
  return {
    now,
    accounts: new Map(),
    earlier: new Map(),
    requiredTexts: required(planDay, texts),
    planDay,
    planUsed: new Map(),
    ownLimits: new Map(),
    firstDayUsed: new Map(),
    openings: [],
    newTerms: new Map(),
  }
}

async function loadBatch(
  tx: Tx,
  requests: readonly OrderRequest[],
  deps: OpeningDeps,
): Promise<Batch> {
  const { memory } = deps
  const clientIds = requests.map((request) => request.clientId)
  memory.forget(clientIds)
  await memory.meet(tx, clientIds)
  const keyed = requests.flatMap(({ clientId, orderKey }) =>
    orderKey === null ? [] : [{ clientId, orderKey }],
  )
  const earlier = await loadByKeys(tx, keyed)
  await memory.terms.stock(tx, requests.length)
  const texts = await memory.legalTexts(tx)
  // Only now: what was accepted before on these accounts is older than what is accepted here.
  const batch = newBatch(deps.clock.now(), texts)
  const { now, planDay } = batch
  const isLimited = deps.settings().planLimitScope === 'live'
  return {
    ...batch,
    earlier: new Map(
      earlier.map((trade) => [keyOf(trade.clientId, present(trade.orderKey, 'keyed')), trade]),
    ),
    planUsed: isLimited ? await countPlanSlots(tx, clientIds, planDay) : new Map(),
    ownLimits: await loadAllowances(tx, limitedAmong(requests, memory), now, memory.ownUse),
    firstDayUsed: await countSince(tx, beginningAmong(requests, now, deps)),
  }
}

/** Whose own limits matter to these orders: hardly anybody's, and then nothing is read. */
function limitedAmong(requests: readonly OrderRequest[], memory: LaneMemory): ClientId[] {
  const limited = requests.filter(
    ({ clientId, order }) => order.book === 'real' && memory.standingOf(clientId).hasOwnLimits,
  )
  return [...new Set(limited.map(({ clientId }) => clientId))]
}

/** Whose first day of live trading runs, and since when: few, and else nothing is read. */
function beginningAmong(requests: readonly OrderRequest[], now: Millis, deps: OpeningDeps) {
  const beginning = requests.filter(
    ({ clientId, order }) => order.book === 'real' && isBeginning(clientId, now, deps),
  )
  return new Map(
    beginning.map(({ clientId }) => [
      clientId,
      present(deps.memory.standingOf(clientId).appropriateAt, 'who begins has passed'),
    ]),
  )
}

function decideOne(batch: Batch, request: OrderRequest, deps: OpeningDeps): Opened | KnownRefusal {
  const { clientId, order, orderKey } = request
  const key = orderKey === null ? null : keyOf(clientId, orderKey)
  const earlier = key === null ? undefined : batch.earlier.get(key)
  if (earlier) {
    return isSameOrder(earlier, order)
      ? { trade: earlier, isNew: false, account: undefined }
      : refuse('key_reused')
  }
  const id = deps.newId(batch.now) as TradeId
  const facts = openingFacts(batch, request, deps)
  const trade = decideOpen({ id, clientId, order, orderKey }, facts)
  if (isRefusal(trade)) return trade
  const cause = { kind: 'trade_open', ref: trade.id, at: trade.acceptedAt } as const
  const before = present(facts.account, 'a trade has an account')
  const { account, transfer: stake } = payOut(before, 'stakes', trade.stake, cause)
  batch.accounts.set(keyOf(clientId, order.book), account)
  if (key !== null) batch.earlier.set(key, trade)
  if (trade.planSlot) batch.planUsed.set(clientId, trade.planSlot.slot)
  if (order.book === 'real' && facts.ownLimits.length > 0) {
    batch.ownLimits.set(clientId, allowancesAfter(facts.ownLimits, trade.stake))
  }
  if (order.book === 'real') batch.firstDayUsed.set(clientId, facts.firstDayUsed + 1)
  batch.openings.push({
    stake,
    clientId,
    termsId: termsOf(batch, trade, deps.memory.terms).id,
    orderKey,
    planSlot: trade.planSlot,
  })
  deps.reserve(trade)
  return { trade, isNew: true, account }
}

function openingFacts(
  batch: Batch,
  { clientId, order }: OrderRequest,
  deps: OpeningDeps,
): OpeningFacts {
  const { market, positions, memory } = deps
  const { now } = batch
  const settings = deps.settings()
  const quoted = market.bySymbol.get(order.symbol)
  const standing = memory.standingOf(clientId)
  const expiresAt = later(now, order.durationSeconds * 1000)
  const isOffered = durations.some((seconds) => seconds === order.durationSeconds)
  const isLimited = settings.planLimitScope === 'live' && order.book === 'real'
  return {
    now,
    account:
      batch.accounts.get(keyOf(clientId, order.book)) ?? memory.accountOf(clientId, order.book),
    client: standing,
    hasAcceptedTexts: hasAcceptedAll(standing.accepted, batch.requiredTexts),
    installTradesLive: deps.installTradesLive(),
    needsIdentity: deps.needsIdentity(),
    needsAppropriateness: deps.needsAppropriateness(),
    isServed: standing.country === null || deps.serves(standing.country),
    instrument:
      quoted && takesOrders(quoted.instrument, settings)
        ? asDecided(quoted.instrument, settings)
        : undefined,
    isStopped: quoted !== undefined && isStopped(deps.stops(), quoted.instrument.id),
    isPriceStale: !quoted || isStale(quoted, now),
    estimate:
      quoted && isOffered ? estimate(quoted.estimator, order.durationSeconds, now) : undefined,
    marginBp: settings.marginBp,
    endRules: endRulesOf(settings, order.durationSeconds),
    offeredStrikeRates: settings.strikeRates,
    planDay: isLimited ? planDayOf(batch, clientId, standing) : undefined,
    ownLimits: order.book === 'real' ? (batch.ownLimits.get(clientId) ?? []) : [],
    firstDayUsed: batch.firstDayUsed.get(clientId) ?? 0,
    firstDay: settings.firstDay,
    openPayout: quoted ? openPayout(positions, clientId, quoted.instrument.id) : zeroUsd,
    exposure: quoted ? exposure(positions, quoted.instrument.id, expiresAt) : zeroUsd,
  }
}

function planDayOf({ planDay, planUsed }: Batch, clientId: ClientId, standing: Standing) {
  return { day: planDay, used: planUsed.get(clientId) ?? 0, limit: tradesPerDay(standing) }
}

function termsOf({ newTerms }: Batch, trade: OpenTrade, book: TermsBook): Terms {
  const known = book.find(trade) ?? findTerms(newTerms, trade)
  if (known) return known
  const terms = book.number(trade)
  newTerms.set(offerOf(trade), terms)
  return terms
}

function appendsOf({ newTerms, openings }: Batch, own: OwnAccounts): Append[] {
  return [termsRows([...newTerms.values()]), openingRows(own, openings)]
}

function keyOf(clientId: ClientId, name: string): string {
  return `${clientId}/${name}`
}
