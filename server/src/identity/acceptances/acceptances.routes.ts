// The calls by which clients learn of changed legal texts and accept them.

import { legalTexts } from '#contract/public/legal-versions.ts'
import { routes } from '#contract/routes.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, success } from '#server/platform/reply.ts'
import { type AcceptingDeps, acceptTexts } from './accept-texts.ts'
import { viewAcceptances } from './view-acceptances.ts'
import { viewLegalTexts } from './view-legal-texts.ts'

type Deps = Omit<AcceptingDeps, 'texts'> & Partial<Pick<AcceptingDeps, 'texts'>>

export function registerAcceptanceRoutes(router: Router, options: Deps): void {
  const deps = { texts: legalTexts, ...options }
  const acceptLimit = limit(20, 60)

  router.on(routes.legalTexts, async () => success('', await viewLegalTexts(deps)))

  router.on(routes.acceptances, async ({ clientId, query: { lang } }) => {
    const data = await viewAcceptances(deps, clientId, lang)
    return { status: true as const, message: 'What you have accepted.', data }
  })

  router.on(routes.accept, async ({ clientId, body }) => {
    const refusal =
      (await acceptLimit(String(clientId))) ?? (await acceptTexts(deps, clientId, body.texts))
    if (refusal) return refusal
    const data = await viewAcceptances(deps, clientId, 'en')
    return done('texts_accepted', data)
  })
}
