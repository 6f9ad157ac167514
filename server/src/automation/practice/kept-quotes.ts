// Prices of the practice exchange that is started by itself: what it is told of each market, kept
// in memory as the newest prices and the minutes of some months.

import { present } from '#kernel/assert.ts'
import { floorTo, minute } from '#kernel/time.ts'
import type { Bar, Print, Quotes } from './quotes.ts'
import type { Spot } from './spot.ts'

export type KeptQuotes = Quotes & {
  /** What was traded; earlier than the newest is not heard. */
  readonly put: (market: string, print: Print) => void
  /** Minutes of before the first price. */
  readonly putPast: (market: string, minutes: readonly Bar[]) => void
}

type Kept = { prints: Print[]; minutes: Bar[] }

const printsMost = 20_000
const minutesMost = 100_000

export function keepQuotes(spots: readonly Spot[]): KeptQuotes {
  const kept = new Map(spots.map(({ name }): [string, Kept] => [name, { prints: [], minutes: [] }]))
  const of = (market: string) => present(kept.get(market), 'only listed markets have prices')
  return {
    spots: () => spots,
    find: (name) => spots.find((spot) => spot.name === name),
    last: (market) => kept.get(market)?.prints.at(-1),
    after: (market, instant) => (kept.get(market)?.prints ?? []).filter(({ at }) => at > instant),
    bars: async (market, { minutes: length, to, limit }) => {
      const { minutes } = of(market)
      // None that is wanted is cut off.
      const wanted = minutes.filter(({ at }) => at < to).slice(-limit * length)
      return joinedTo(wanted, length * minute).slice(-limit)
    },
    put: (market, print) => {
      const { prints, minutes } = of(market)
      const newest = prints.at(-1)
      if (newest && print.at < newest.at) return
      prints.push(print)
      if (prints.length > printsMost) prints.splice(0, printsMost / 2)
      addTo(minutes, { ...oneOf(print), at: floorTo(print.at, minute) })
      if (minutes.length > minutesMost) minutes.splice(0, minutesMost / 2)
    },
    putPast: (market, past) => {
      const found = of(market)
      const before = found.minutes[0]?.at ?? Number.POSITIVE_INFINITY
      found.minutes = [...past.filter(({ at }) => at < before), ...found.minutes]
    },
  }
}

function oneOf({ price, at }: Print): Bar {
  return { at, open: price, high: price, low: price, close: price, prints: 1 }
}

/** Adds what comes later to the last of them, or behind it. */
function addTo(bars: Bar[], bar: Bar): void {
  const current = bars.at(-1)
  if (current?.at !== bar.at) return void bars.push(bar)
  bars[bars.length - 1] = {
    ...current,
    high: bar.high > current.high ? bar.high : current.high,
    low: bar.low < current.low ? bar.low : current.low,
    close: bar.close,
    prints: current.prints + bar.prints,
  }
}

/** Longer bars of shorter ones, which come in order of time. */
export function joinedTo(bars: readonly Bar[], lengthMs: number): Bar[] {
  const joined: Bar[] = []
  for (const bar of bars) addTo(joined, { ...bar, at: floorTo(bar.at, lengthMs) })
  return joined
}
