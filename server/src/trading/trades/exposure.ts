// What the open trades may cost, summed up for whoever looks after risk: by instrument, side and
// how soon they end; and what is due and not settled yet.

import type { TradeId } from '#kernel/ids.ts'
import { type Book, isLess, plus, type Usd, zeroUsd } from '#kernel/money.ts'
import { hour, type Millis, minute } from '#kernel/time.ts'
import { type Positions, slotMs } from './positions.ts'
import { type OpenTrade, payoutIfRight, profitIfRight } from './trade.ts'

export const buckets = ['five_minutes', 'hour', 'later'] as const
export type Bucket = (typeof buckets)[number]

export type Exposed = {
  readonly instrumentId: number
  /** Which account they were staked from. */
  readonly book: Book
  readonly direction: 'rise' | 'fall'
  readonly bucket: Bucket
  readonly trades: number
  readonly stakes: Usd
  /** If every one of them wins. */
  readonly payout: Usd
}

/** Of an instrument's minutes of expiry the one in which most may be lost. */
export type FullestMinute = {
  readonly instrumentId: number
  readonly endsAt: Millis
  readonly loss: Usd
}

export type Due = {
  readonly id: TradeId
  readonly clientId: bigint
  readonly instrumentId: number
  readonly expiresAt: Millis
  readonly stake: Usd
  /** The prices of its time are still being asked for. */
  readonly isHeld: boolean
}

export type OpenSums = {
  readonly open: number
  /** Without an entry price yet. */
  readonly waiting: number
  readonly exposed: readonly Exposed[]
  readonly fullest: readonly FullestMinute[]
  readonly due: number
  /** Those that are due longest. */
  readonly dueFirst: readonly Due[]
}

const dueShown = 100
/** What expires is settled with the next storing of prices: sooner it is not late. */
const graceMs = 2 * slotMs

export function sumOpen(positions: Positions, now: Millis): OpenSums {
  const sums = new Map<string, Exposed>()
  const due: Due[] = []
  for (const position of positions.byId.values()) {
    const { trade } = position
    const { id, clientId, instrument, stake, expiresAt } = trade
    add(sums, trade, now)
    if (expiresAt + graceMs <= now) {
      const isHeld = positions.held.has(position)
      due.push({ id, clientId, instrumentId: instrument.id, expiresAt, stake, isHeld })
    }
  }
  const waiting = [...positions.waiting.values()].reduce((sum, { size }) => sum + size, 0)
  return {
    open: positions.byId.size,
    waiting,
    exposed: [...sums.values()],
    fullest: fullestMinutes(positions),
    due: due.length,
    dueFirst: due.toSorted((a, b) => a.expiresAt - b.expiresAt).slice(0, dueShown),
  }
}

/** Chips are not the house's to lose. */
function add(sums: Map<string, Exposed>, trade: OpenTrade, now: Millis): void {
  const { instrument, book, direction, stake, expiresAt } = trade
  if (book === 'chips') return
  const bucket = bucketOf(expiresAt - now)
  const key = `${instrument.id} ${book} ${direction} ${bucket}`
  const before = sums.get(key)
  sums.set(key, {
    instrumentId: instrument.id,
    book,
    direction,
    bucket,
    trades: (before?.trades ?? 0) + 1,
    stakes: plus(before?.stakes ?? zeroUsd, stake),
    payout: plus(before?.payout ?? zeroUsd, payoutIfRight(trade)),
  })
}

function bucketOf(leftMs: number): Bucket {
  if (leftMs <= 5 * minute) return 'five_minutes'
  return leftMs <= hour ? 'hour' : 'later'
}

/** By what the limits are counted in: both sides of a minute together. */
function fullestMinutes({ byId }: Positions): FullestMinute[] {
  const minutes = new Map<string, FullestMinute>()
  for (const { trade } of byId.values()) {
    const endsAt = (Math.floor(trade.expiresAt / minute) * minute) as Millis
    const key = `${trade.instrument.id} ${endsAt}`
    const loss = plus(minutes.get(key)?.loss ?? zeroUsd, profitIfRight(trade))
    minutes.set(key, { instrumentId: trade.instrument.id, endsAt, loss })
  }
  const fullest = new Map<number, FullestMinute>()
  for (const one of minutes.values()) {
    const known = fullest.get(one.instrumentId)
    if (!known || isLess(known.loss, one.loss)) fullest.set(one.instrumentId, one)
  }
  return [...fullest.values()]
}
