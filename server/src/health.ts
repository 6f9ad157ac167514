// Whether this install can really trade, and if not, why: what load balancers and clients ask
// first.

import type { HealthView } from '#contract/public/health.ts'
import { routes } from '#contract/routes.ts'
import { iso } from '#kernel/time.ts'
import type { Config } from './config.ts'
import { type BooksState, viewOfBooks } from './money/reconciliation/books.ts'
import type { WatchState } from './money/watch-deposits.ts'
import type { Router } from './platform/http.ts'
import { isClockTrusted, type SteadyClock } from './platform/steady-clock.ts'
import { tradingState } from './trading/engine.ts'
import type { Trading } from './trading/trading.ts'
import type { VoidsState } from './trading/watch-voids.ts'

export type HealthFacts = {
  readonly config: Config
  readonly version: string
  readonly clock: SteadyClock
  readonly trading: () => Pick<Trading, 'market'> | undefined
  /** How the watching of the chains goes; it is no reason not to trade. */
  readonly watched: WatchState
  /** How the books stand; that is no reason either. */
  readonly books: BooksState
  /** Whether too many trades end void. */
  readonly voids: VoidsState
  /** Whether each setting is what was decided: neither is that. */
  readonly areSettingsDecided: () => boolean
  /** Whether its role in the database could undo what the database guards. */
  readonly holdsTooMuch: boolean
}

export function registerHealthRoute(router: Router, facts: HealthFacts): void {
  router.on(routes.health, ({ reply }) => {
    const health = healthOf(facts)
    if (!health.is_trading) reply.code(503).header('retry-after', '1')
    reply.header('cache-control', 'no-store')
    return { status: true as const, message: health.problems[0] ?? 'Trading.', data: health }
  })
}

export function healthOf(facts: HealthFacts): HealthView {
  const { config, version, clock, trading, watched, books, voids } = facts
  const now = clock.now()
  const running = trading()
  const state = running && tradingState(running.market, now)
  const problems = [
    ...(state?.problems ?? ['Starting.']),
    ...(isClockTrusted(clock) ? [] : ["The machine's clock and the database's do not agree."]),
  ]
  return {
    install_mode: config.installMode,
    feed: config.feed.name,
    feed_age_ms: state?.feedAgeMs ?? null,
    is_trading: problems.length === 0,
    problems,
    chains: [...watched].map(([currency, chain]) => ({ currency, ...chain })),
    books: viewOfBooks(books, now),
    voids: voids.last,
    database: facts.holdsTooMuch ? 'too_powerful' : 'least_rights',
    settings: facts.areSettingsDecided() ? 'decided' : 'in_doubt',
    server_time: iso(now),
    version,
  }
}
