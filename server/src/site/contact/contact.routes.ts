// The contact form's call. Anybody may make it, so it is counted by network, so that nobody floods
// support, and by the address that was typed, so that nobody floods in another's name.

import { routes } from '#contract/routes.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { networkFrom } from '#server/platform/caller.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { said } from '#server/platform/reply.ts'
import { type ContactDeps, sendMessage } from './send-message.ts'

const windowSeconds = 600

export function registerContactRoutes(router: Router, deps: ContactDeps): void {
  const networkLimit = limit(10, windowSeconds)
  const writerLimit = limit(5, windowSeconds)
  router.on(routes.contact, async ({ body, request }) => {
    const refusal =
      (await networkLimit(networkFrom(request.raw))) ?? (await writerLimit(emailKeyOf(body.email)))
    if (refusal) return refusal
    await sendMessage(deps, body)
    return said('message_received')
  })
}
