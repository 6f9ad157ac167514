// The calls about a client's own limits, breaks and the session reminder. Each answers with all of
// them as they are now.

import type { SuccessCode } from '#contract/client/successes.ts'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import { done, success } from '#server/platform/reply.ts'
import type { VerifyingDeps } from '../clients/verify-password.ts'
import { cancelRaise, setLimit } from './set-limit.ts'
import { type BreakDeps, coolOff, excludeSelf, setReminder } from './take-break.ts'
import { type UseFacts, viewLimits } from './view-limits.ts'

export type LimitRouteDeps = BreakDeps &
  UseFacts &
  Pick<VerifyingDeps, 'passwords' | 'passwordAttempts'>

export function registerLimitRoutes(router: Router, deps: LimitRouteDeps): void {
  const { db, clock } = deps
  const view = (clientId: ClientId) => viewLimits(db, clientId, clock.now(), deps)
  const answer = async (code: SuccessCode, clientId: ClientId) => done(code, await view(clientId))

  router.on(routes.ownLimits, async ({ clientId }) => success('', await view(clientId)))

  router.on(routes.setLimit, async ({ body, clientId }) => {
    const { raise } = await setLimit(deps, clientId, body)
    return answer(raise ? 'limit_raise_waits' : 'limit_set', clientId)
  })

  router.on(routes.cancelRaise, async ({ body, clientId }) => {
    const outcome = await cancelRaise(deps, clientId, body)
    return isRefusal(outcome) ? outcome : answer('limit_stays', clientId)
  })

  router.on(routes.setReminder, async ({ body, clientId }) => {
    await setReminder(deps, clientId, body.minutes)
    return answer(body.minutes === null ? 'reminder_off' : 'reminder_set', clientId)
  })

  router.on(routes.coolOff, async ({ body, clientId }) => {
    const outcome = await coolOff(deps, clientId, body.period)
    return isRefusal(outcome) ? outcome : answer('cool_off_started', clientId)
  })

  router.on(routes.selfExclusion, async ({ body, clientId }) => {
    const outcome = await excludeSelf(deps, clientId, body)
    return isRefusal(outcome) ? outcome : answer('self_excluded', clientId)
  })
}
