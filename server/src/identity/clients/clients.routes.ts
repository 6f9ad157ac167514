// The calls about a client's own account: new links to confirm the address, the record, the demo.

import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { networkFrom } from '#server/platform/caller.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, success } from '#server/platform/reply.ts'
import { type ConfirmingDeps, findConfirming, resendConfirmation } from './confirm-email.ts'
import { findClient } from './find-client.ts'
import { findReferrals } from './find-referrals.ts'
import { topUpDemo } from './top-up-demo.ts'
import { type StakesOf, viewClient } from './view-client.ts'

export type ClientRouteDeps = ConfirmingDeps & { readonly stakesOf: StakesOf }

export function registerClientRoutes(router: Router, deps: ClientRouteDeps): void {
  const { db, clock, stakesOf } = deps
  const resendLimit = limit(5, 3600)
  router.on(routes.resendConfirmation, async ({ clientId }) => {
    const refusal = await resendLimit(String(clientId))
    if (refusal) return refusal
    const outcome = await resendConfirmation(deps, clientId)
    return done(resent[outcome], null)
  })
  router.on(routes.explainConfirmation, () => success(resendExplained, null))

  const renewalLimit = limit(20, 3600)
  router.on(routes.renewConfirmation, async ({ body, request }) => {
    const refusal = await renewalLimit(networkFrom(request.raw))
    if (refusal) return refusal
    const clientId = await findConfirming(db, body.hash)
    if (clientId === undefined) return refuse('link_invalid')
    const tooMany = await resendLimit(String(clientId))
    if (tooMany) return tooMany
    return done(resent[await resendConfirmation(deps, clientId)], null)
  })

  router.on(routes.me, async ({ clientId }) =>
    success('Your account.', await viewClient(db, clientId, stakesOf, clock.now())),
  )

  router.on(routes.referrals, async ({ clientId }) => {
    const { referralCode } = await findClient(db, clientId)
    const { count } = await findReferrals(db, clientId)
    return success('Your referral code.', { referral_code: referralCode, count })
  })

  router.on(routes.topUpDemo, async ({ clientId }) => {
    const outcome = await topUpDemo(deps, clientId)
    if (isRefusal(outcome)) return outcome
    return done('demo_ready', await viewClient(db, clientId, stakesOf, clock.now()))
  })
}

const resent = {
  sent: 'link_sent',
  'confirmed already': 'email_confirmed_already',
} as const

const resendExplained =
  'Nothing was sent: opening an address never sends a mail. For a new link, please press “Send ' +
  'Link” in your wallet, at the top of the page.'
