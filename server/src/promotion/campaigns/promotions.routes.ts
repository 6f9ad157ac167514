// The calls of clients about promotions: what runs, entering a code, taking an offer, giving up.

import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, success } from '#server/platform/reply.ts'
import { giveUpGrant } from './give-up-grant.ts'
import type { GrantDeps, Granted } from './make-grant.ts'
import { redeemCode, takeOffer } from './redeem-code.ts'
import { grantView, viewPromotions } from './view-promotions.ts'

/** Codes are long enough that nobody finds one by so many guesses. */
const codesAnHour = 20
const hourSeconds = 3_600

export function registerPromotionRoutes(router: Router, deps: GrantDeps): void {
  const perClient = limit(codesAnHour, hourSeconds)
  const answer = async (
    code: 'promotion_granted' | 'grant_given_up',
    granted: Granted | KnownRefusal,
  ) => (isRefusal(granted) ? granted : done(code, await grantView(deps.db, granted)))

  router.on(routes.promotions, async ({ clientId }) =>
    success('', await viewPromotions(deps, clientId)),
  )

  router.on(routes.redeemCode, async ({ body, clientId }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    return answer('promotion_granted', await redeemCode(deps, clientId, body.code))
  })

  router.on(routes.takeOffer, async ({ params: { id = '' }, clientId }) => {
    if (!isUuid(id)) return refuse('not_found')
    return answer('promotion_granted', await takeOffer(deps, clientId, id))
  })

  router.on(routes.giveUpGrant, async ({ params: { id = '' }, clientId }) => {
    if (!isUuid(id)) return refuse('not_found')
    return answer('grant_given_up', await giveUpGrant(deps, clientId, id))
  })
}
