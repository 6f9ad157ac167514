// The calls about a client's own account: signing up, confirming the address, the record, the demo.

import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { refuseFields } from '#server/platform/refuse-with.ts'
import { done, said, success } from '#server/platform/reply.ts'
import { confirmEmail, findConfirming, resendConfirmation } from './confirm-email.ts'
import { findClient } from './find-client.ts'
import { findReferrals } from './find-referrals.ts'
import { registrationErrors, type SigningUpDeps, signUp } from './sign-up.ts'
import { topUpDemo } from './top-up-demo.ts'
import { type StakesOf, viewClient } from './view-client.ts'

export type ClientRouteDeps = Omit<SigningUpDeps, 'noticeLimit'> & { readonly stakesOf: StakesOf }

export function registerClientRoutes(router: Router, deps: ClientRouteDeps): void {
  const { db, clock, stakesOf } = deps
  registerSignUp(router, { ...deps, noticeLimit: limit(3, 3600) })

  router.on(routes.confirmEmail, async ({ body }) => {
    const outcome = await confirmEmail(deps, body.hash)
    return isRefusal(outcome) ? outcome : done('email_confirmed', null)
  })

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

function registerSignUp(router: Router, deps: SigningUpDeps): void {
  const networkLimit = limit(20, 60)
  router.on(routes.register, async ({ body, request }) => {
    const refusal = await networkLimit(networkFrom(request.raw))
    if (refusal) return refusal
    const errors = await registrationErrors(deps, body)
    if (errors.length > 0) return refuseFields(errors)
    // From here on the work depends on whether the address is known, and its duration must not
    // show.
    const beat = startBeat()
    const outcome = await signUp(deps, body)
    await beat()
    if (isRefusal(outcome)) return outcome
    return { ...said('signed_up'), session: outcome.session }
  })
}
