// The contact form's call. Anybody may make it, so it is counted by network, so that nobody floods
// support, and by the address that was typed, so that nobody floods in another's name.

import type { FastifyRequest } from 'fastify'
import { routes } from '#contract/routes.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { cookiesOf } from '#server/identity/sessions/cookies.ts'
import {
  type Shown,
  type WhoDeps,
  whoIsSignedIn,
} from '#server/identity/sessions/who-is-signed-in.ts'
import { networkFrom } from '#server/platform/caller.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { isForeign } from '#server/platform/origin.ts'
import { said } from '#server/platform/reply.ts'
import { type ContactDeps, sendMessage } from './send-message.ts'

const windowSeconds = 600

export function registerContactRoutes(router: Router, deps: ContactDeps & WhoDeps): void {
  const networkLimit = limit(10, windowSeconds)
  const writerLimit = limit(5, windowSeconds)
  router.on(routes.contact, async ({ body, request }) => {
    const refusal =
      (await networkLimit(networkFrom(request.raw))) ?? (await writerLimit(emailKeyOf(body.email)))
    if (refusal) return refusal
    const shown = shownBy(request, deps.install.publicUrl())
    await sendMessage(deps, body, (await whoIsSignedIn(deps, shown)) ?? null)
    return said('message_received')
  })
}

/** A page of another site is believed nothing about who writes. */
function shownBy(request: FastifyRequest, publicUrl: string): Shown {
  const { name } = cookiesOf(publicUrl).refresh
  return {
    authorization: request.headers.authorization,
    refresh: isForeign(request, publicUrl) ? undefined : request.cookies[name],
  }
}
