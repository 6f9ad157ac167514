// The calls of a client about their account on the practice exchange.

import { routes } from '#contract/routes.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import { done, success } from '#server/platform/reply.ts'
import type { Practice } from './open-practice.ts'
import {
  makePracticeKey,
  openPracticeAccount,
  revokePracticeKey,
  viewPractice,
} from './practice-account.ts'

export function registerPracticeRoutes(router: Router, practice: Practice | undefined): void {
  const exchange = practice?.exchange
  const closed = () => refuse('practice_closed')

  router.on(routes.practice, async ({ clientId }) =>
    exchange ? success('', await viewPractice(exchange, clientId)) : closed(),
  )

  router.on(routes.practiceOpen, async ({ clientId }) => {
    if (!exchange) return closed()
    await openPracticeAccount(exchange, clientId)
    return done('practice_opened', await viewPractice(exchange, clientId))
  })

  router.on(routes.practiceKey, async ({ body, clientId }) => {
    if (!exchange) return closed()
    const made = await makePracticeKey(exchange, clientId, body)
    if (isRefusal(made)) return made
    return done('practice_key_made', { api_key: made.apiKey, secret: made.secret })
  })

  router.on(routes.practiceKeyRevoke, async ({ body, clientId }) => {
    if (!exchange) return closed()
    const outcome = await revokePracticeKey(exchange, clientId, body.id)
    if (isRefusal(outcome)) return outcome
    return done('practice_key_revoked', await viewPractice(exchange, clientId))
  })
}
