// The calls about a client's own data: what is held, the export of it, closing the account.

import { Readable } from 'node:stream'
import { exportsADay } from '#contract/client/privacy.ts'
import { routes } from '#contract/routes.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, iso, second } from '#kernel/time.ts'
import { type VerifyingDeps, verifyPassword } from '#server/identity/clients/verify-password.ts'
import { cookiesOf } from '#server/identity/sessions/cookies.ts'
import type { Identification } from '#server/identity/sessions/identify-client.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done } from '#server/platform/reply.ts'
import { type ClosingDeps, closeAccount } from './close-account.ts'
import { type ExportingDeps, exportData } from './export-data.ts'
import { viewHoldings } from './view-holdings.ts'

export type PrivacyRouteDeps = Omit<ClosingDeps, 'onEnded'> &
  Omit<ExportingDeps, 'exportLimit'> &
  VerifyingDeps & {
    readonly db: Db
    readonly identification: Identification
  }

export function registerPrivacyRoutes(router: Router, deps: PrivacyRouteDeps): void {
  const { db, install } = deps
  const exportLimit = limit(exportsADay, day / second)

  router.on(routes.holdings, async ({ clientId }) => {
    const data = await viewHoldings(db, clientId, install)
    return { status: true as const, message: 'What we hold.', data }
  })

  router.on(routes.exportData, async ({ clientId, body, reply }) => {
    const verified = await verifyPassword(deps, clientId, body.password)
    if (isRefusal(verified)) return verified
    const consent = { passwordHash: verified.hash, proof: body.proof }
    const archive = await exportData({ ...deps, exportLimit }, clientId, consent)
    if (isRefusal(archive)) return archive
    reply.header('content-type', 'application/zip')
    reply.header('content-disposition', 'attachment; filename="my-data.zip"')
    return Readable.from(archive)
  })

  router.on(routes.closeAccount, async ({ clientId, body, reply }) => {
    const verified = await verifyPassword(deps, clientId, body.password)
    if (isRefusal(verified)) return verified
    const onEnded = deps.identification.sessionEnded
    const outcome = await closeAccount({ ...deps, onEnded }, clientId, {
      passwordHash: verified.hash,
      proof: body.proof,
      reason: body.reason || null,
    })
    if (isRefusal(outcome)) return outcome
    const { name, options } = cookiesOf(install.publicUrl()).refresh
    reply.clearCookie(name, options)
    return done('account_closed', { kept_until: iso(outcome.keptUntil) })
  })
}
