// The calls by which a client is asked what live trading takes, and answers.

import { routes } from '#contract/routes.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { done, success } from '#server/platform/reply.ts'
import { answerQuestions } from './answer-questions.ts'
import { type NeedDeps, viewQuestions } from './view-attempts.ts'

export type AppropriatenessDeps = NeedDeps & {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
}

export function registerAppropriateness(router: Router, deps: AppropriatenessDeps): void {
  const { db, clock } = deps

  router.on(routes.appropriateness, async ({ clientId }) =>
    success('', await viewQuestions(db, clientId, clock.now(), deps)),
  )

  router.on(routes.answerAppropriateness, async ({ body, clientId }) => {
    const graded = await answerQuestions(deps, clientId, body)
    if (isRefusal(graded)) return graded
    const code = graded.hasPassed ? 'questions_passed' : 'questions_failed'
    return done(code, await viewQuestions(db, clientId, clock.now(), deps))
  })
}
