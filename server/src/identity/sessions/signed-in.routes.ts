// What the calls of signing in have in common: the answer with its cookies.

import type { FastifyReply } from 'fastify'
import type { ClientId } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import { type StakesOf, viewClient } from '../clients/view-client.ts'
import { cookiesOf } from './cookies.ts'
import { endSession } from './end-session.ts'
import type { Identification } from './identify-client.ts'
import type { AccessToken } from './issue-access.ts'
import type { RefreshingDeps } from './refresh-session.ts'
import type { SecondStep } from './second-step.ts'
import type { SigningInDeps } from './sign-in.ts'
import type { SignedIn } from './start-session.ts'

export type SessionRouteDeps = Omit<
  SigningInDeps,
  'attempts' | 'guesses' | 'networkLimit' | 'secondStep'
> &
  Omit<RefreshingDeps, 'onEnded'> & {
    readonly secondStep: SecondStep
    readonly identification: Identification
    readonly stakesOf: StakesOf
  }

/**
 * The answer to every way of signing in, with both cookies. The session that the browser had before
 * ends: nobody can end it once its cookie is gone.
 */
export async function newlySignedIn(reply: FastifyReply, signed: SignedIn, deps: SessionRouteDeps) {
  const publicUrl = deps.install.publicUrl()
  const before = reply.request.cookies[cookiesOf(publicUrl).refresh.name]
  const ending = { ...deps, onEnded: deps.identification.sessionEnded }
  if (before !== undefined) await endSession(ending, { refresh: before, access: undefined })
  markBrowser(reply, signed.device, publicUrl)
  setRefreshCookie(reply, signed.refresh, publicUrl)
  return signedIn(reply, signed, deps)
}

export async function signedIn(
  reply: FastifyReply,
  { clientId, access }: { clientId: ClientId; access: AccessToken },
  { db, clock, stakesOf }: SessionRouteDeps,
) {
  reply.header('cache-control', 'no-store')
  return {
    status: true as const,
    message: 'You are signed in.',
    data: await viewClient(db, clientId, stakesOf, clock.now()),
    tokens: { access: { token: access.token, expires: iso(access.expires) } },
  }
}

/** By the device's token; or, before the first sign-in, by the session of the registration. */
export function markBrowser(reply: FastifyReply, token: string, publicUrl: string): void {
  const { device } = cookiesOf(publicUrl)
  reply.setCookie(device.name, token, device.options)
}

export function setRefreshCookie(
  reply: FastifyReply,
  { token, remembered }: { token: string; remembered: boolean },
  publicUrl: string,
): void {
  const { name, options } = cookiesOf(publicUrl, remembered).refresh
  reply.setCookie(name, token, options)
}
