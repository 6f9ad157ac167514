// The public calls that pages of the site read, by name and path alone: a page shows what the
// server wrote into it without loading a single schema.

import type * as z from 'zod/mini'
import type { publicRoutes } from '#contract/public/routes.ts'

type Routes = typeof publicRoutes

/** That these are the contract's own paths is the compiler's to check. */
export const publicCalls = {
  legalTexts: { name: 'legalTexts', path: '/public/legal-texts' },
  claims: { name: 'claims', path: '/public/claims' },
  plans: { name: 'plans', path: '/public/plans' },
  status: { name: 'status', path: '/public/status' },
  payouts: { name: 'payouts', path: '/public/payouts' },
  owed: { name: 'owed', path: '/public/owed' },
  calibration: { name: 'calibration', path: '/public/calibration' },
  markouts: { name: 'markouts', path: '/public/markouts' },
  marketOverview: { name: 'marketOverview', path: '/market/overview' },
  marketTicker: { name: 'marketTicker', path: '/market/ticker' },
  marketOffer: { name: 'marketOffer', path: '/market/offer' },
  marketInstrument: { name: 'marketInstrument', path: '/market/instruments/:symbol' },
  candles: { name: 'candles', path: '/market/candles' },
  quote: { name: 'quote', path: '/market/quote' },
} as const satisfies { [N in keyof Routes]?: { name: N; path: Routes[N]['path'] } }

/** Those of signals are with their page: no other asks for them. */
export type PublicName = keyof typeof publicCalls | 'signalRecords' | 'pastSignals'
export type PublicCall<N extends PublicName = PublicName> = {
  readonly name: N
  readonly path: string
}

/** The `data` of the call's reply. */
export type DataOf<N extends PublicName> = z.core.output<Routes[N]['reply']>['data']
