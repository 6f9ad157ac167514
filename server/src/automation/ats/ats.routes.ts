// Automated trades over HTTP, as their client settles, switches and reads them.

import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Router } from '#server/platform/http.ts'
import { done, success } from '#server/platform/reply.ts'
import { pageLog } from './page-log.ts'
import { type SavingDeps, saveSettings } from './save-settings.ts'
import { sumResults } from './sum-results.ts'
import { type SwitchingDeps, switchRun } from './switch-run.ts'
import { viewAts } from './view-ats.ts'

export type AtsRouteDeps = SavingDeps & SwitchingDeps

export function registerAtsRoutes(router: Router, deps: AtsRouteDeps): void {
  const { db, market } = deps
  const view = (clientId: ClientId) => viewAts(db, clientId, deps)

  router.on(routes.ats, async ({ clientId }) => success('', await view(clientId)))

  router.on(routes.saveAts, async ({ body, clientId }) => {
    const refused = await saveSettings(deps, clientId, body)
    return refused ?? done('ats_settled', await view(clientId))
  })

  router.on(routes.switchAts, async ({ body, clientId }) => {
    const refused = await switchRun(deps, clientId, body)
    const code = body.runs === 'off' ? 'ats_off' : 'ats_on'
    return refused ?? done(code, await view(clientId))
  })

  router.on(routes.atsLog, async ({ query: { cursor, limit }, clientId }) => {
    const page = await pageLog(db, { clientId, cursor, limit, market: market() })
    if (!page) return refuse('malformed')
    return { ...success('', [...page.entries]), next_cursor: page.next }
  })

  router.on(routes.atsResults, async ({ query: { mode }, clientId }) =>
    success('', await sumResults(db, clientId, mode)),
  )
}
