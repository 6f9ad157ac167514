// The calls of signing in: login, refresh, logout. These routes alone read and
// set the cookies.

import type { FastifyRequest } from 'fastify'
import type { KnownRefusal } from '#contract/refusals.ts'
import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { countAttempts } from '#server/platform/attempts.ts'
import { networkFrom } from '#server/platform/caller.ts'
import type { Router, SignIn } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { isForeign, userAgentOf } from '#server/platform/origin.ts'
import { refuseWithMore } from '#server/platform/refuse-with.ts'
import type { Access } from './access.ts'
import { cookiesOf } from './cookies.ts'
import { registerDevices } from './devices.routes.ts'
import { endSession } from './end-session.ts'
import { accessTokenOf, type Identification } from './identify-client.ts'
import { registerOwnSessions } from './own-sessions.routes.ts'
import { refreshSession } from './refresh-session.ts'
import { registerSecondStep } from './second-step.routes.ts'
import { signIn } from './sign-in.ts'
import {
  newlySignedIn,
  type SessionRouteDeps,
  setRefreshCookie,
  signedIn,
} from './signed-in.routes.ts'
import { countGuesses } from './watch-guesses.ts'

/** For the router: the client behind a request. */
export function signInBy({ identify }: Identification): SignIn {
  return (request) => pick(identify(request.headers.authorization), ({ clientId }) => clientId)
}

/** The session behind a request. */
export function sessionBy({ identify }: Identification) {
  return (request: FastifyRequest) =>
    pick(identify(request.headers.authorization), ({ sessionId }) => sessionId)
}

/** At once where the answer is at hand: a signed-in request need not wait even for a microtask. */
function pick<T>(
  answer: Access | KnownRefusal | Promise<Access | KnownRefusal>,
  part: (access: Access) => T,
): T | KnownRefusal | Promise<T | KnownRefusal> {
  if (answer instanceof Promise) return answer.then((it) => (isRefusal(it) ? it : part(it)))
  return isRefusal(answer) ? answer : part(answer)
}

const quarterHour = 900

export function registerSessionRoutes(router: Router, deps: SessionRouteDeps): void {
  const onEnded = deps.identification.sessionEnded
  const { publicUrl } = deps.install
  registerLogin(router, deps)
  registerSecondStep(router, deps)
  registerOwnSessions(router, deps)
  registerDevices(router, deps)

  router.on(routes.refresh, async ({ request, reply }) => {
    if (isForeign(request, publicUrl())) return refuse('malformed')
    const { name, options } = cookiesOf(publicUrl()).refresh
    const token = request.cookies[name]
    if (!token) return refuse('signed_out')
    const outcome = await refreshSession({ ...deps, onEnded }, token)
    if (isRefusal(outcome)) {
      reply.clearCookie(name, options)
      return outcome
    }
    setRefreshCookie(reply, outcome.refresh, publicUrl())
    return signedIn(reply, outcome, deps)
  })

  router.on(routes.logout, async ({ request, reply }) => {
    if (isForeign(request, publicUrl())) return refuse('malformed')
    const { name, options } = cookiesOf(publicUrl()).refresh
    const access = accessTokenOf(request.headers.authorization)
    await endSession({ ...deps, onEnded }, { refresh: request.cookies[name], access })
    reply.clearCookie(name, options)
    return { status: true as const, message: 'You are signed out.', data: null }
  })
}

/**
 * Five wrong tries in a quarter of an hour for each account and network, and twenty tries a minute
 * for a network.
 */
function registerLogin(router: Router, deps: SessionRouteDeps): void {
  const { publicUrl } = deps.install
  const attempts = countAttempts(5, quarterHour)
  const guesses = countGuesses()
  const networkLimit = limit(20, 60)
  router.on(routes.login, async ({ body, request, reply }) => {
    if (isForeign(request, publicUrl())) return refuse('malformed')
    const { device } = cookiesOf(publicUrl())
    const credentials = {
      email: body.email,
      password: body.password,
      remember: body.remember ?? false,
      network: networkFrom(request.raw),
      device: request.cookies[device.name],
      userAgent: userAgentOf(request),
      timeZone: body.time_zone,
    }
    const outcome = await signIn({ ...deps, attempts, guesses, networkLimit }, credentials)
    if (isRefusal(outcome)) return outcome
    if ('methods' in outcome) return refuseWithMore(refuse('second_factor_needed'), outcome)
    return newlySignedIn(reply, outcome, deps)
  })
}
