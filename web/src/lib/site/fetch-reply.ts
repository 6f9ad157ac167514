// Fetches what a public page reads, and checks it against the contract. Loaded when the first
// answer is fetched: until then a page has what the server wrote into it.

import { acceptanceRoutes } from '#contract/acceptances.ts'
import { calibrationRoutes } from '#contract/calibration.ts'
import { candleRoutes } from '#contract/candles.ts'
import { claimRoutes } from '#contract/claims.ts'
import { marketRoutes } from '#contract/market.ts'
import { overviewRoutes } from '#contract/overview.ts'
import { payoutRoutes } from '#contract/payouts.ts'
import type { Route } from '#contract/routes.ts'
import { statusRoutes } from '#contract/status.ts'
import { send } from '../http/send.ts'
import type { Address } from '../http/url-of.ts'
import type { PublicName } from './public-calls.ts'

const routes: Readonly<Record<PublicName, Route>> = {
  ...calibrationRoutes,
  ...candleRoutes,
  ...claimRoutes,
  ...overviewRoutes,
  ...payoutRoutes,
  legalTexts: acceptanceRoutes.legalTexts,
  quote: marketRoutes.quote,
  ...statusRoutes,
}

/** The reply as a whole; throws as `send` does. */
export function fetchReply(name: PublicName, address: Address): Promise<unknown> {
  return send(routes[name], address as never)
}
