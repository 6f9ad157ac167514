// The calls that sign in by more, or by other, than a password: the second step, and passkeys.

import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { networkFrom } from '#server/platform/caller.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { isForeign, userAgentOf } from '#server/platform/origin.ts'
import { cookiesOf } from './cookies.ts'
import { findHalf } from './second-step.store.ts'
import { finishSecondStep } from './second-step.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { newlySignedIn, type SessionRouteDeps } from './signed-in.routes.ts'

/** A network may ask thirty times a minute, whatever it shows. */
export function registerSecondStep(router: Router, deps: SessionRouteDeps): void {
  const { db, clock, secondStep } = deps
  const publicUrl = deps.install.publicUrl
  const networkLimit = limit(30, 60)

  router.on(routes.loginSecondOptions, async ({ body, request }) => {
    const tooMany = await networkLimit(networkFrom(request.raw))
    if (tooMany) return tooMany
    const clientId = await findHalf(db, hashOfToken(body.session), clock.now())
    if (clientId === undefined) return refuse('sign_in_over')
    return signThis(await secondStep.challenge(clientId))
  })

  router.on(routes.loginSecond, async ({ body, request, reply }) => {
    if (isForeign(request, publicUrl())) return refuse('malformed')
    const tooMany = await networkLimit(networkFrom(request.raw))
    if (tooMany) return tooMany
    const device = request.cookies[cookiesOf(publicUrl()).device.name]
    const browser = { device, userAgent: userAgentOf(request), timeZone: body.time_zone }
    const outcome = await finishSecondStep(deps, body.session, { ...body, ...browser })
    return isRefusal(outcome) ? outcome : newlySignedIn(reply, outcome, deps)
  })

  router.on(routes.passkeyLoginOptions, async ({ request }) => {
    const tooMany = await networkLimit(networkFrom(request.raw))
    return tooMany ?? signThis(await secondStep.challenge(null))
  })

  router.on(routes.passkeyLogin, async ({ body, request, reply }) => {
    if (isForeign(request, publicUrl())) return refuse('malformed')
    const tooMany = await networkLimit(networkFrom(request.raw))
    if (tooMany) return tooMany
    const device = request.cookies[cookiesOf(publicUrl()).device.name]
    const { remember = false, time_zone: timeZone } = body
    const browser = { remember, device, userAgent: userAgentOf(request), timeZone }
    const outcome = await signInWithPasskey(deps, body.passkey, browser)
    return isRefusal(outcome) ? outcome : newlySignedIn(reply, outcome, deps)
  })
}

function signThis(data: { challenge: string }) {
  return { status: true as const, message: 'Please use your passkey.', data }
}
