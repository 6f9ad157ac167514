// What should become of orders, said once more in the plainest way and with none of the product's
// code: a second opinion for tests. It knows only the prices that were told and the rules in words.

import type { Order } from '#contract/client/trades.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Book } from '#kernel/money.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'

export type ModelRequest = {
  readonly clientId: ClientId
  readonly order: Order
  readonly orderKey: string | null
}

export type ModelTrade = {
  readonly id: string
  readonly stake: bigint
  status: string
  payout: bigint | null
}

type Running = ModelTrade & {
  readonly request: ModelRequest
  readonly acceptedAt: number
  readonly expiresAt: number
  readonly factor: bigint
}

type Line = {
  readonly instrument: Instrument
  /** What its prices stay close to, in points. */
  readonly base: number
  readonly ticks: { readonly at: number; readonly points: number }[]
}

export type Decision = { readonly refused: string | null; readonly earlier: string | null }

export type Accepted = { readonly id: string; readonly factor: bigint; readonly at: number }

export type Model = {
  /** An instrument's next price, in points; `roll` is 0 to 30. Never the same twice running. */
  readonly tick: (symbol: string, at: number, roll: number) => number
  /** Notes a price that somebody else made. */
  readonly hear: (symbol: string, tick: { readonly at: number; readonly points: number }) => void
  /** Money that came or went beside trades: the first makes the account. */
  readonly move: (clientId: ClientId, book: Book, by: bigint) => void
  /** Whether prices told now are far enough from the last ones to count. */
  readonly maySpeak: (now: number) => boolean
  /** Whether there was a stretch without prices, long enough that no quote may be given. */
  readonly decide: (request: ModelRequest, now: number) => Decision
  /** Notes a trade that was answered; one that a key had made before is only looked up. */
  readonly accept: (request: ModelRequest, trade: Accepted) => ModelTrade
  /** Ends what must have ended once all prices up to `through` are known. */
  readonly settle: (through: number, hasFallenDue: (expiresAt: number) => boolean) => void
  readonly balance: (clientId: ClientId, book: Book) => bigint | undefined
  /** In the order of their ids. */
  readonly tradesOf: (clientId: ClientId) => ModelTrade[]
}

const percentages = ['75/3', '12/5', '11/13', '1/18', '1/61', '218/218']
const offeredSeconds = [60, 180, 300, 900, 1800, 3600, 7200, 86_400]
const spotAgeMax: Record<string, number> = { Cryptocurrency: 2_000, Currencies: 5_000 }
const exitAgeMax: Record<string, number> = { Cryptocurrency: 5_000, Currencies: 10_000 }
const entryWaitMax = 10_000
const entryDelay = 250
const tickSpacing = 250
const ticksKept = 86_400_000

export type ModelStart = {
  readonly clients: readonly ClientId[]
  readonly money: Readonly<Record<Book, bigint>>
  readonly instruments: readonly Instrument[]
  /** By symbol, as decimals. */
  readonly prices: Readonly<Record<string, number>>
  readonly at: number
}

type State = {
  readonly start: number
  readonly lines: ReadonlyMap<string, Line>
  readonly balances: Map<string, bigint>
  readonly trades: Running[]
}

export function newModel({ clients, money, instruments, prices, at }: ModelStart): Model {
  const balances = clients.flatMap((id) =>
    Object.entries(money).map(([book, amount]) => [`${id}/${book}`, amount] as const),
  )
  const lines = instruments.map((instrument): [string, Line] => {
    const { decimals, tickPoints } = instrument.scale
    const ticks = Math.round(((prices[instrument.symbol] ?? 1) * 10 ** decimals) / tickPoints)
    return [instrument.symbol, { instrument, base: ticks * tickPoints, ticks: [] }]
  })
  const state: State = { start: at, lines: new Map(lines), balances: new Map(balances), trades: [] }
  return {
    tick: (symbol, at, roll) => tick(state, symbol, at, roll),
    hear: (symbol, tick) => void state.lines.get(symbol)?.ticks.push(tick),
    move: (clientId, book, by) => change(state, `${clientId}/${book}`, by),
    maySpeak: (now) => maySpeak(state, now),
    decide: (request, now) => decide(state, request, now),
    accept: (request, trade) => accept(state, request, trade),
    settle: (through, hasFallenDue) => settle(state, through, hasFallenDue),
    balance: (clientId, book) => state.balances.get(`${clientId}/${book}`),
    tradesOf: (clientId) => tradesOf(state, clientId),
  }
}

function tick({ lines }: State, symbol: string, at: number, roll: number): number {
  const line = lines.get(symbol)
  if (!line) throw new Error(`no instrument ${symbol}`)
  const { tickPoints } = line.instrument.scale
  const unit = tickPoints * Math.max(1, Math.round(line.base / 40_000 / tickPoints))
  let points = line.base + (roll - 15) * unit
  if (line.ticks.at(-1)?.points === points) points += tickPoints
  line.ticks.push({ at, points })
  return points
}

function maySpeak({ lines }: State, now: number): boolean {
  return [...lines.values()].every(({ ticks }) => now - (ticks.at(-1)?.at ?? 0) >= tickSpacing)
}

function decide(state: State, request: ModelRequest, now: number): Decision {
  const earlier = earlierOf(state, request)
  if (earlier) {
    const isSame = JSON.stringify(plain(earlier.request)) === JSON.stringify(plain(request))
    return { refused: isSame ? null : 'key_reused', earlier: earlier.id }
  }
  const balance = state.balances.get(accountOf(request)) ?? 0n
  const line = state.lines.get(request.order.symbol)
  return { refused: refusalOf(request.order, line, balance, now), earlier: null }
}

function accept(state: State, request: ModelRequest, { id, factor, at }: Accepted): ModelTrade {
  const earlier = earlierOf(state, request)
  if (earlier) return earlier
  const { stake, durationSeconds } = request.order
  const times = { acceptedAt: at, expiresAt: at + durationSeconds * 1000 }
  const trade = { id, stake, status: 'open', payout: null, request, factor, ...times }
  state.trades.push(trade)
  move(state, request, -stake)
  return trade
}

function settle(state: State, through: number, hasFallenDue: (at: number) => boolean): void {
  for (const trade of state.trades) {
    if (trade.status !== 'open') continue
    const line = state.lines.get(trade.request.order.symbol)
    const isEntered = line?.ticks.some(({ at }) => at > entersAfter(trade) && at <= through)
    const isOverdue = !isEntered && through > entersAfter(trade) + entryWaitMax
    if (!isOverdue && !hasFallenDue(trade.expiresAt)) continue
    trade.status = outcomeOf(trade, line)
    trade.payout = payoutOf(trade)
    move(state, trade.request, trade.payout)
  }
  forget(state, through)
}

/** Prices that no trade rests on any more, nor one of which is heard late. */
function forget({ lines, trades }: State, through: number): void {
  const open = trades.filter(({ status }) => status === 'open').map((trade) => trade.acceptedAt)
  const from = Math.min(through - ticksKept, ...open)
  for (const { ticks } of lines.values()) {
    const kept = ticks.findIndex(({ at }) => at >= from)
    if (kept > 0) ticks.splice(0, kept)
  }
}

/** The rules once more, in the model's own figures. */
function entersAfter({ acceptedAt }: Running): number {
  return acceptedAt + entryDelay
}

function tradesOf({ trades }: State, clientId: ClientId): ModelTrade[] {
  return trades
    .filter(({ request }) => request.clientId === clientId)
    .map(({ id, status, payout, stake }) => ({ id, status, payout, stake }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function earlierOf({ trades }: State, { clientId, orderKey }: ModelRequest): Running | undefined {
  return trades.find(
    ({ request }) =>
      orderKey !== null && request.clientId === clientId && request.orderKey === orderKey,
  )
}

function move(state: State, request: ModelRequest, by: bigint): void {
  change(state, accountOf(request), by)
}

function change({ balances }: State, account: string, by: bigint): void {
  balances.set(account, (balances.get(account) ?? 0n) + by)
}

function accountOf({ clientId, order }: ModelRequest): string {
  return `${clientId}/${order.book}`
}

function plain({ order }: ModelRequest) {
  return { ...order, stake: String(order.stake) }
}

function refusalOf(order: Order, line: Line | undefined, balance: bigint, now: number) {
  if (!line || line.instrument.category !== order.category) return 'instrument_unknown'
  if (!offeredSeconds.includes(order.durationSeconds)) return 'duration_not_offered'
  const newest = line.ticks.at(-1)
  const ageMax = spotAgeMax[order.category] ?? 0
  if (!newest || now - newest.at > ageMax) return 'price_stale'
  if (!percentages.includes(order.strikeRate)) return 'strike_rate_unknown'
  if (order.stake < line.instrument.stakeMin) return 'stake_too_small'
  if (order.stake > line.instrument.stakeMax) return 'stake_too_large'
  if (order.stake <= balance) return null
  const isEmpty = order.book === 'real' && balance < line.instrument.stakeMin
  return isEmpty ? 'deposit_first' : 'insufficient_balance'
}

function outcomeOf(trade: Running, line: Line | undefined): string {
  if (!line) throw new Error('a trade on no instrument')
  const { direction, category } = trade.request.order
  const ticks = line.ticks.filter(({ at }) => at > entersAfter(trade) && at <= trade.expiresAt)
  const [first, last] = [ticks[0], ticks.at(-1)]
  if (!first || !last || first === last) return 'voided'
  if (first.at > entersAfter(trade) + entryWaitMax) return 'voided'
  if (trade.expiresAt - last.at > (exitAgeMax[category] ?? 0)) return 'voided'
  // strike = entry x factor / 10^12, on the grid: down for a Buy, up for a Sell.
  const tick = BigInt(line.instrument.scale.tickPoints)
  const exact = BigInt(first.points) * trade.factor
  const grid = tick * 10n ** 12n
  const down = (exact - (exact % grid)) / 10n ** 12n
  const strike = direction === 'rise' || exact % grid === 0n ? down : down + tick
  const exit = BigInt(last.points)
  if (exit === strike) return 'tied'
  return (direction === 'rise' ? exit > strike : exit < strike) ? 'won' : 'lost'
}

/** A win brings the stake and its percentage, to the nearest cent, halves to the even one. */
function payoutOf({ status, stake, request }: Running): bigint {
  if (status === 'lost') return 0n
  if (status !== 'won') return stake
  const [buy, sell] = request.order.strikeRate.split('/').map(BigInt)
  const percent = (request.order.direction === 'rise' ? buy : sell) ?? 0n
  const hundredths = stake * percent
  const cent = hundredths / 100n
  const rest = hundredths % 100n
  const isUp = rest > 50n || (rest === 50n && cent % 2n === 1n)
  return stake + cent + (isUp ? 1n : 0n)
}
