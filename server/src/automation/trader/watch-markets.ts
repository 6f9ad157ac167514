// Prices, minutes and terms of markets as bots need them: asked once for all of them, and kept for
// as long as they say something new.

import type { VenueName } from '#contract/client/exchange-keys.ts'
import { floorTo, hour, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { OpenExchange } from '../venues/ccxt.exchange.ts'
import type { Exchange, MarketTerms, Minute, Top } from '../venues/exchange.ts'

export type Markets = {
  readonly terms: (venue: VenueName, pair: string) => Promise<MarketTerms | undefined>
  readonly top: (venue: VenueName, pair: string) => Promise<Top | undefined>
  /** Those of up to the minute that has just ended. */
  readonly minutes: (venue: VenueName, pair: string, count: number) => Promise<readonly Minute[]>
}

type Kept = { readonly until: number; readonly answer: Promise<unknown> }

export function watchMarkets({
  clock,
  openExchange,
}: {
  readonly clock: Clock
  readonly openExchange: OpenExchange
}): Markets {
  const kept = new Map<string, Kept>()
  const keeping = <T>(key: string, ms: number, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    if (known && known.until > clock.now()) return known.answer as Promise<T>
    const answer = ask()
    kept.set(key, { until: clock.now() + ms, answer })
    answer.catch(() => kept.delete(key))
    return answer
  }
  const of = (venue: VenueName): Promise<Exchange> =>
    keeping(`exchange ${venue}`, hour, () => openExchange(venue, undefined))
  return {
    terms: (venue, pair) =>
      keeping(`terms ${venue} ${pair}`, hour, async () => (await of(venue)).market(pair)),
    top: (venue, pair) =>
      keeping(`top ${venue} ${pair}`, second, async () => (await of(venue)).top(pair)),
    minutes: async (venue, pair, count) => {
      const ended = floorTo(clock.now(), minute)
      const key = `minutes ${venue} ${pair} ${count} ${ended}`
      for (const old of kept.keys()) {
        if (old.startsWith(`minutes ${venue} ${pair} ${count} `) && old !== key) kept.delete(old)
      }
      const all = await keeping(key, minute, async () => (await of(venue)).minutes(pair, count))
      return all.filter(({ at }) => at < ended)
    },
  }
}
