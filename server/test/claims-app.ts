// What anyone may know, on an application of its own, over a real database and a clock that stands
// still.

import Fastify, { type FastifyInstance } from 'fastify'
import type { Missing } from '#contract/public/live-requirements.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import type { Db } from '#server/platform/db.ts'
import { createRouter } from '#server/platform/http.ts'
import { answerErrors } from '#server/platform/http-errors.ts'
import { registerClaimRoutes } from '#server/site/claims/claims.routes.ts'
import type { Market } from '#server/trading/market/market.ts'
import { keptMarkouts } from '#server/trading/trades/read-markouts.ts'
import { type TestClock, testClock } from './clock.ts'

export type ClaimsAppWishes = {
  readonly clock?: TestClock
  readonly installMode?: 'sandbox' | 'live'
  readonly settings?: Partial<Settings>
  readonly market?: Market
  readonly missing?: readonly Missing[]
}

export function createClaimsApp(db: Db, wishes: ClaimsAppWishes = {}): FastifyInstance {
  const clock = wishes.clock ?? testClock()
  const app = Fastify()
  answerErrors(app)
  registerClaimRoutes(
    createRouter(app, () => {
      throw new Error('nothing here is for clients only')
    }),
    {
      db,
      clock,
      installMode: wishes.installMode ?? 'sandbox',
      version: '0.0.0',
      startedAt: clock.now(),
      feed: 'simulated',
      market: () => wishes.market,
      settings: () => ({ ...defaultSettings, ...wishes.settings }),
      missing: () => wishes.missing ?? [],
      books: () => ({ state: 'ok', at: null }),
      calibratedTrades: 1_000,
      markouts: keptMarkouts(db, clock),
    },
  )
  return app
}
