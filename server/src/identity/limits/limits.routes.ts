// The calls about a client's own limits, breaks and the session reminder. Each answers with all of
// them as they are now.

import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import type { VerifyingDeps } from '../clients/verify-password.ts'
import { cancelRaise, setLimit } from './set-limit.ts'
import { type BreakDeps, coolOff, excludeSelf, setReminder } from './take-break.ts'
import { type UseFacts, viewLimits } from './view-limits.ts'

export type LimitRouteDeps = BreakDeps &
  UseFacts &
  Pick<VerifyingDeps, 'passwords' | 'passwordAttempts'>

export function registerLimitRoutes(router: Router, deps: LimitRouteDeps): void {
  const { db, clock } = deps
  const answer = async (message: string, clientId: ClientId) => ({
    status: true as const,
    message,
    data: await viewLimits(db, clientId, clock.now(), deps),
  })

  router.on(routes.ownLimits, ({ clientId }) => answer('', clientId))

  router.on(routes.setLimit, async ({ body, clientId }) => {
    const { raise } = await setLimit(deps, clientId, body)
    return answer(raise ? 'Your limit changes in 24 hours.' : 'Your limit is set.', clientId)
  })

  router.on(routes.cancelRaise, async ({ body, clientId }) => {
    const outcome = await cancelRaise(deps, clientId, body)
    return isRefusal(outcome) ? outcome : answer('Your limit stays as it is.', clientId)
  })

  router.on(routes.setReminder, async ({ body, clientId }) => {
    await setReminder(deps, clientId, body.minutes)
    return answer(
      body.minutes === null ? 'The reminder is off.' : 'Your reminder is set.',
      clientId,
    )
  })

  router.on(routes.coolOff, async ({ body, clientId }) => {
    const outcome = await coolOff(deps, clientId, body.period)
    return isRefusal(outcome) ? outcome : answer('Your cool-off has started.', clientId)
  })

  router.on(routes.selfExclusion, async ({ body, clientId }) => {
    const outcome = await excludeSelf(deps, clientId, body)
    return isRefusal(outcome) ? outcome : answer('You have excluded yourself.', clientId)
  })
}
