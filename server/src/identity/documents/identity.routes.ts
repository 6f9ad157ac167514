// The calls about who a client is: what counts, asking to change it, and taking that back.

import { routes } from '#contract/routes.ts'
import { problem } from '#contract/shared/problems.ts'
import { isUuid } from '#kernel/ids.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { refuseFields } from '#server/platform/refuse-with.ts'
import { done, success } from '#server/platform/reply.ts'
import { type AskingDeps, askChange } from './ask-change.ts'
import { takeBackChange } from './take-back-change.ts'
import { viewIdentity } from './view-identity.ts'

export function registerIdentityRoutes(router: Router, deps: AskingDeps): void {
  const { db } = deps

  router.on(routes.identityView, async ({ clientId }) => {
    return success('Who you are.', await viewIdentity(db, clientId))
  })

  const askLimit = limit(10, 3600)
  router.on(
    routes.askIdentityChange,
    async ({ clientId, body, file }) => {
      if (!file?.length) return noFile
      const outcome = await askChange(deps, clientId, { ...body, bytes: file })
      if (isRefusal(outcome)) return outcome
      if (outcome !== 'asked') return refuseFields(outcome.errors)
      return done('identity_change_asked', await viewIdentity(db, clientId))
    },
    (_, clientId) => askLimit(String(clientId)),
  )

  router.on(routes.takeBackIdentityChange, async ({ clientId, params: { id = '' } }) => {
    const outcome = isUuid(id) ? await takeBackChange(deps, clientId, id) : refuse('not_found')
    if (isRefusal(outcome)) return outcome
    return done('identity_change_taken_back', await viewIdentity(db, clientId))
  })
}

export const noFile = refuseFields([problem('id_file', 'file_missing')])
