// The calls by which somebody new comes in: signing up, which marks the browser, and confirming the
// address, which signs the marked browser in.

import { routes } from '#contract/routes.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { startBeat } from '#server/platform/even-time.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { isForeign, userAgentOf } from '#server/platform/origin.ts'
import { refuseFields } from '#server/platform/refuse-with.ts'
import { done, said } from '#server/platform/reply.ts'
import { registrationErrors, type SigningUpDeps, signUp } from '../clients/sign-up.ts'
import { confirmAndEnter } from './confirm-and-enter.ts'
import { cookiesOf } from './cookies.ts'
import { markBrowser, newlySignedIn, type SessionRouteDeps } from './signed-in.routes.ts'

export type EnteringDeps = SessionRouteDeps & Omit<SigningUpDeps, 'noticeLimit'>

export function registerEntering(router: Router, deps: EnteringDeps): void {
  const { publicUrl } = deps.install
  registerSignUp(router, deps)

  router.on(routes.confirmEmail, async ({ body, request, reply }) => {
    const outcome = await confirmAndEnter(deps, {
      token: body.hash,
      mark: isForeign(request, publicUrl())
        ? undefined
        : request.cookies[cookiesOf(publicUrl()).device.name],
      userAgent: userAgentOf(request),
    })
    if (isRefusal(outcome)) return outcome
    if (outcome === 'confirmed') return done('email_confirmed', null)
    return { ...(await newlySignedIn(reply, outcome, deps)), ...said('email_confirmed') }
  })
}

function registerSignUp(router: Router, routeDeps: EnteringDeps): void {
  const deps = { ...routeDeps, noticeLimit: limit(3, 3600) }
  const networkLimit = limit(20, 60)
  router.on(routes.register, async ({ body, request, reply }) => {
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
    // Whether or not there is a new account: the mark says nothing about the address.
    markBrowser(reply, outcome.session, deps.install.publicUrl())
    return { ...said('signed_up'), session: outcome.session }
  })
}
