// Fetches what a public page reads, and checks it against the contract. Loaded when the first
// answer is fetched: until then a page has what the server wrote into it.

import type { Address } from '#browser/http/url-of.ts'
import { calibrationRoutes } from '#contract/public/calibration.ts'
import { candleRoutes } from '#contract/public/candles.ts'
import { claimRoutes } from '#contract/public/claims.ts'
import { owedRoutes } from '#contract/public/liabilities.ts'
import { marketRoutes } from '#contract/public/market.ts'
import { markoutRoutes } from '#contract/public/markouts.ts'
import { overviewRoutes } from '#contract/public/overview.ts'
import { payoutRoutes } from '#contract/public/payouts.ts'
import { planTableRoutes } from '#contract/public/plan-table.ts'
import { legalTextRoutes } from '#contract/public/published-texts.ts'
import { signalRoutes } from '#contract/public/signals.ts'
import { statusRoutes } from '#contract/public/status.ts'
import type { Route } from '#contract/shared/route.ts'
import { send } from '../http/send.ts'
import type { PublicName } from './public-calls.ts'

const routes: Readonly<Record<PublicName, Route>> = {
  ...calibrationRoutes,
  ...candleRoutes,
  ...claimRoutes,
  ...markoutRoutes,
  ...overviewRoutes,
  ...owedRoutes,
  ...payoutRoutes,
  ...planTableRoutes,
  legalTexts: legalTextRoutes.legalTexts,
  quote: marketRoutes.quote,
  ...signalRoutes,
  ...statusRoutes,
}

/** The reply as a whole; throws as `send` does. */
export function fetchReply(name: PublicName, address: Address): Promise<unknown> {
  return send(routes[name], address as never)
}
