// Whether prices come true: of trades that were priced at a chance, the share that won. Clients
// trade at the same moments, so that trades overlap; what may be chance rests on those that do not.

import type { Millis } from '#kernel/time.ts'

/** A trade that somebody won. */
export type Decided = {
  readonly instrumentId: number
  readonly durationSeconds: number
  /** The chance it was priced at. */
  readonly priced: number
  readonly isWon: boolean
  readonly acceptedAt: Millis
  readonly expiresAt: Millis
}

export type Tallied = {
  readonly trades: number
  readonly won: number
  /** Of all their chances. */
  readonly priced: number
  /** The most of them that do not overlap. */
  readonly independent: number
}

/** By what trades are told apart. */
export type Tallies = ReadonlyMap<string, Tallied>

export const keyOf = {
  /** Trades of one instrument and one duration. */
  line: ({ instrumentId, durationSeconds }: Decided) => `${instrumentId} ${durationSeconds}`,
  /** Those priced in the same tenth. */
  tenth: ({ priced }: Decided) => String(Math.min(9, Math.floor(priced * 10))),
} as const

/** In the order of their acceptance, or of anything that has it. */
export function tallied(trades: readonly Decided[], key: (trade: Decided) => string): Tallies {
  const tallies = new Map<string, Tallied>()
  const busyUntil = new Map<string, number>()
  for (const trade of trades.toSorted((a, b) => a.expiresAt - b.expiresAt)) {
    const name = key(trade)
    const { trades: n, won, priced, independent } = tallies.get(name) ?? none
    const isFree = trade.acceptedAt >= (busyUntil.get(name) ?? 0)
    if (isFree) busyUntil.set(name, trade.expiresAt)
    tallies.set(name, {
      trades: n + 1,
      won: won + (trade.isWon ? 1 : 0),
      priced: priced + trade.priced,
      independent: independent + (isFree ? 1 : 0),
    })
  }
  return tallies
}

const none: Tallied = { trades: 0, won: 0, priced: 0, independent: 0 }

export function together(days: readonly Tallies[]): Tallies {
  const all = new Map<string, Tallied>()
  for (const [name, one] of days.flatMap((day) => [...day])) {
    const sum = all.get(name) ?? none
    all.set(name, {
      trades: sum.trades + one.trades,
      won: sum.won + one.won,
      priced: sum.priced + one.priced,
      independent: sum.independent + one.independent,
    })
  }
  return all
}

/** Fewer that do not overlap say nothing. */
const judgedFrom = 20

export type Judged = {
  readonly trades: number
  readonly independent: number
  readonly priced: number
  readonly seen: number
  readonly low: number
  readonly high: number
  /** Null: too few to say. */
  readonly isAsPriced: boolean | null
}

export function judged({ trades, won, priced, independent }: Tallied): Judged {
  const [seen, mean] = [won / trades, priced / trades]
  const [low, high] = wilson(seen, independent)
  return {
    trades,
    independent,
    priced: mean,
    seen,
    low,
    high,
    isAsPriced: independent < judgedFrom ? null : mean >= low && mean <= high,
  }
}

/** The 95 % interval of a share seen in n independent trials (Wilson 1927). */
export function wilson(share: number, n: number): [number, number] {
  const z = 1.959964
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half =
    (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}
