// Recomputes a trade from its terms and the ticks of its receipt, in whole numbers, and says which
// of the receipt's own results agree. Nothing here asks the server or believes what it says came
// out.

import { centsText, type PriceScale, priceText, share, toPoints } from './figures.ts'
import { medianParts, middleOf } from './median.ts'
import type { Receipt, Stretch, Terms, Tick, TradeStatus } from './receipt.ts'

export type CheckName = 'entry' | 'strike' | 'exit' | 'status' | 'payout' | 'sources'

export type Check = {
  readonly name: CheckName
  /** Null where there is none, e.g. no strike without an entry. */
  readonly stated: string | null
  readonly computed: string | null
  readonly ok: boolean
}

type Result = {
  readonly entry: Tick | null
  /** In points: price x 10^decimals of the tick size. */
  readonly strike: bigint | null
  readonly exit: Tick | null
  /** In points, where the exit is an average. */
  readonly average: bigint | null
  readonly status: TradeStatus
  readonly reason: string | null
  readonly cause: string | null
  /** Cents. */
  readonly payout: bigint
}

/** The rules of a trade's end that this program knows: 2 has an entry delay and an average. */
export const newestRules = 2

const factorOne = 10n ** 12n
const listedMs = 60_000
const entryWaitMaxMs = 10_000
const exitAgeMaxMs: Readonly<Record<string, number>> = {
  Cryptocurrency: 5_000,
  Currencies: 10_000,
  Indices: 10_000,
  Commodities: 10_000,
  Bonds: 10_000,
  Stocks: 10_000,
}

/**
 * Five checks of an ended trade, and a sixth where its prices were made of several sources; of an
 * open one, what is known of its start.
 */
export function recompute(receipt: Receipt): Check[] {
  const scale = scaleOf(receipt.tick_size)
  const result = resultOf(receipt, scale)
  const checks = [
    check('entry', tickText(receipt.entry_tick, scale), tickText(result.entry, scale)),
    check(
      'strike',
      numberText(receipt.strike_price, scale.decimals),
      strikeText(result.strike, scale),
    ),
  ]
  const sources = sourcesCheck(receipt, scale)
  if (receipt.status === 'Pending') return receipt.entry_tick ? [...checks, ...sources] : []
  // Of what was void before causes were kept, none is stated.
  const cause = receipt.cause && result.cause
  return [
    ...checks,
    check(
      'exit',
      exitText(receipt.exit_tick, numberText(receipt.exit_average ?? null, scale.decimals), scale),
      exitText(result.exit, strikeText(result.average, scale), scale),
    ),
    check('status', statusText(receipt), statusText({ ...result, cause })),
    check('payout', numberText(receipt.payout, 2), centsText(result.payout)),
    ...sources,
  ]
}

/** Entry and exit against the median of what those sources said that had a part in them. */
function sourcesCheck({ entry_tick, exit_tick }: Receipt, scale: PriceScale): Check[] {
  const made = [entry_tick, exit_tick].flatMap((tick) => (tick?.said ? [tick] : []))
  const stated = made.map(({ price }) => numberText(price, scale.decimals)).join(', ')
  const computed = made.map((tick) => medianText(tick, scale)).join(', ')
  return made.length === 0 ? [] : [check('sources', stated, computed)]
}

function medianText({ source, said = [] }: Tick, scale: PriceScale): string {
  const used = (medianParts(source) ?? []).flatMap(({ role }, place) => {
    const price = said[place]
    return role === 'used' && price != null ? [toPoints(price, scale)] : []
  })
  const middle = middleOf(used, scale)
  return middle === undefined ? '' : priceText(middle, scale)
}

/** "0.05" is two decimals in steps of five points. */
export function scaleOf(tickSize: string): PriceScale {
  const [whole = '', fraction = ''] = tickSize.split('.')
  return { decimals: fraction.length, tickPoints: Number(whole + fraction) }
}

function resultOf(receipt: Receipt, scale: PriceScale): Result {
  const amount = amountOf(receipt)
  const from = entersAfter(receipt)
  const expires = instant(receipt.expires_at)
  const voided = (reason: string, after: number, upTo: number) => {
    const cause = causeOf(receipt, after, upTo)
    return { exit: null, average: null, status: 'Void', reason, cause, payout: amount } as const
  }
  const entry = entryOf(receipt)
  if (!entry) {
    return { ...voided('no_entry_tick', from, from + entryWaitMaxMs), entry, strike: null }
  }
  const strike = strikeOf(receipt, entry, scale)
  const counted = countedFor(receipt)
  const exit = counted.at(-1)?.tick ?? null
  if (!exit || counted.some(({ tick }) => !tick || tick.seq <= entry.seq)) {
    return { ...voided('no_exit_tick', instant(entry.time), expires), entry, strike }
  }
  const mostMs = exitAgeMaxMs[receipt.trading_type] ?? 0
  const old = counted.find(({ at, since }) => at - since > mostMs)
  if (old) return { ...voided('exit_tick_too_old', old.since, old.at), entry, strike, exit }
  const prices = counted.flatMap(({ tick }) => (tick ? [BigInt(toPoints(tick.price, scale))] : []))
  const end = averageOf(prices, scale)
  const status = statusOf(receipt, strike, end)
  const payout = payoutOf(receipt, status)
  const average = prices.length > 1 ? end : null
  return { entry, strike, exit, average, status, reason: null, cause: null, payout }
}

/**
 * Why there was no price in a stretch, the gravest first: what the source answered to the gaps in
 * it, and whether the instrument was halted.
 */
function causeOf({ gaps, halts = [] }: Receipt, after: number, upTo: number): string {
  const touches = ({ from, to }: Stretch) =>
    instant(from) < upTo && (to === null || instant(to) > after)
  const answers = gaps.filter((gap) => gap.to !== null && touches(gap)).map(({ answer }) => answer)
  if (answers.includes('unreachable')) return 'source_unreachable'
  if (answers.includes('other_source')) return 'source_changed'
  if (halts.some(touches)) return 'sources_disagreed'
  return answers.length > 0 ? 'source_empty' : 'source_silent'
}

/** A tick later than this is the entry. */
function entersAfter({ accepted_at: accepted, entry_delay_ms: delay = 0 }: Terms): number {
  return instant(accepted) + delay
}

/** The first tick later than acceptance and delay, unless the trade waited for it for too long. */
function entryOf(receipt: Receipt): Tick | null {
  const from = entersAfter(receipt)
  const first = receipt.ticks.entry
    .filter((tick) => instant(tick.time) > from)
    .reduce<Tick | null>((best, tick) => (best && best.seq < tick.seq ? best : tick), null)
  return first && instant(first.time) <= from + entryWaitMaxMs ? first : null
}

/** entry x factor / 10^12 on the tick grid, rounded in the client's favour: Buy down, Sell up. */
function strikeOf(receipt: Receipt, entry: Tick, scale: PriceScale): bigint {
  const product = BigInt(toPoints(entry.price, scale)) * factorOf(receipt.strike_factor)
  const tick = BigInt(scale.tickPoints) * factorOne
  const up = receipt.trade_mode === 'Sell' && product % tick !== 0n
  return (product / tick + (up ? 1n : 0n)) * BigInt(scale.tickPoints)
}

/** "0.998712340000" x 10^12; it always has twelve places. */
function factorOf(text: string): bigint {
  return BigInt(text.replace('.', ''))
}

type Counted = { readonly at: number; readonly tick: Tick | null; readonly since: number }

/** The instants that count for the exit, the expiry last, and the last tick at each. */
function countedFor(receipt: Receipt): Counted[] {
  const { expires_at: expires, exit_seconds: count = 1 } = receipt
  return Array.from({ length: count }, (_, index) => {
    const at = instant(expires) - (count - 1 - index) * 1_000
    const tick = lastUpTo(receipt, at)
    return { at, tick, since: tick ? instant(tick.time) : 0 }
  })
}

function lastUpTo(receipt: Receipt, at: number): Tick | null {
  return [...receipt.ticks.entry, ...receipt.ticks.exit, ...unlisted(receipt)]
    .filter((tick) => instant(tick.time) <= at)
    .reduce<Tick | null>((best, tick) => (best && best.seq > tick.seq ? best : tick), null)
}

/**
 * The exit it states, where that lies between the two listed minutes. So old an exit can only void
 * the trade, and only where the minute before expiry is empty: no result rests on believing it.
 */
function unlisted({ accepted_at, expires_at, exit_tick: exit }: Receipt): readonly Tick[] {
  if (!exit) return []
  const at = instant(exit.time)
  const isListed = at <= instant(accepted_at) + listedMs || at >= instant(expires_at) - listedMs
  return isListed ? [] : [exit]
}

/** Of points, on the tick grid: to the nearest, and from the middle to the even one. */
function averageOf(prices: readonly bigint[], { tickPoints }: PriceScale): bigint {
  const sum = prices.reduce((total, price) => total + price, 0n)
  const size = BigInt(prices.length) * BigInt(tickPoints)
  const [ticks, rest] = [sum / size, sum % size]
  const isUp = 2n * rest > size || (2n * rest === size && ticks % 2n === 1n)
  return (isUp ? ticks + 1n : ticks) * BigInt(tickPoints)
}

function statusOf(receipt: Receipt, strike: bigint, exit: bigint): 'Won' | 'Lost' | 'Draw' {
  if (exit === strike) return 'Draw'
  return exit > strike === (receipt.trade_mode === 'Buy') ? 'Won' : 'Lost'
}

function payoutOf(receipt: Receipt, status: 'Won' | 'Lost' | 'Draw'): bigint {
  if (status === 'Won') return paidIfRight(receipt)
  return status === 'Draw' ? amountOf(receipt) : 0n
}

/** Amount and profit in cents; the profit rounded half to even. */
export function paidIfRight(receipt: Pick<Receipt, 'amount' | 'profit_rate'>): bigint {
  const amount = amountOf(receipt)
  return amount + share(amount, Math.round(receipt.profit_rate * 10_000))
}

function amountOf({ amount }: Pick<Receipt, 'amount'>): bigint {
  return BigInt(Math.round(amount * 100))
}

function check(name: CheckName, stated: string | null, computed: string | null): Check {
  return { name, stated, computed, ok: stated === computed }
}

function tickText(tick: Tick | null, scale: PriceScale): string | null {
  return tick && `${numberText(tick.price, scale.decimals)} (no. ${tick.seq}, ${tick.time})`
}

/** The tick, and the average that counts instead where there is one. */
function exitText(tick: Tick | null, average: string | null, scale: PriceScale): string | null {
  const text = tickText(tick, scale)
  return text && average !== null ? `${text}, average ${average}` : text
}

function strikeText(strike: bigint | null, scale: PriceScale): string | null {
  return strike === null ? null : priceText(Number(strike), scale)
}

function statusText({ status, reason, cause }: Pick<Receipt, 'status' | 'reason' | 'cause'>) {
  return [status, reason, cause].filter((word) => word !== null).join(', ')
}

/**
 * A number with more places than it may have is shown with all of them, so that it equals nothing.
 */
function numberText(value: number | null, decimals: number): string | null {
  if (value === null) return null
  const text = value.toFixed(decimals)
  return Number(text) === value ? text : String(value)
}

function instant(iso: string): number {
  return Date.parse(iso)
}
