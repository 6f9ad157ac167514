// The call by which the operator's mail server hands over what was mailed to a conversation.

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hashOfToken } from '#server/platform/crypto.ts'
import { createRouter } from '#server/platform/http.ts'
import { success } from '#server/platform/reply.ts'
import type { ChatDeps } from './add-happening.ts'
import type { ChatMailConfig } from './mail.ts'
import { takeMail } from './take-mail.ts'

export function registerChatMail(
  app: FastifyInstance,
  deps: ChatDeps,
  { chatMailAddress: addressPattern, chatMailSecret: secret }: ChatMailConfig,
): void {
  if (addressPattern === null || secret === null) return
  const known = hashOfToken(secret)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const router = createRouter(scope, () => refuse('signed_out'))
    router.on(routes.chatMail, async ({ request }) => {
      const [, shown = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
      if (!timingSafeEqual(hashOfToken(shown), known)) return refuse('not_found')
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const taken = await takeMail({ ...deps, addressPattern }, raw)
      return isRefusal(taken) ? taken : success('Taken.', { is_taken: taken })
    })
  })
}
