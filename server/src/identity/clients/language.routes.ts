// The calls about what language letters to a client come in.

import { routes } from '#contract/routes.ts'
import { present } from '#kernel/assert.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { success } from '#server/platform/reply.ts'
import { chooseLanguage } from './choose-language.ts'
import { findKnown } from './find-client.ts'

type LanguageDeps = { readonly db: Db; readonly clock: Clock }

const said = 'What language letters to you come in.'

export function registerLanguageRoutes(router: Router, deps: LanguageDeps): void {
  const { db } = deps
  const changes = limit(30, 3600)

  router.on(routes.ownLanguage, async ({ clientId }) => {
    const { language } = present(await findKnown(db, clientId), 'clients are never deleted')
    return success(said, { language })
  })

  router.on(routes.chooseLanguage, async ({ clientId, body }) => {
    const refusal = await changes(String(clientId))
    if (refusal) return refusal
    await chooseLanguage(deps, clientId, body.language)
    return success(said, { language: body.language })
  })
}
