// The calls of the statement: a page of it, or a file of all.

import { Readable } from 'node:stream'
import { statementsAnHour } from '#contract/client/statements.ts'
import { routes } from '#contract/routes.ts'
import { hour, second } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { type Install, letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import { findPaperLogo } from '#server/install/operators/keep-logo.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { readStatement, readWholeStatement } from './read-statement.ts'
import { csvOf, pdfStatementOf } from './statement-file.ts'

type Deps = { readonly db: Db; readonly clock: Clock; readonly install: Install }

export function registerStatementRoutes(router: Router, { db, clock, install }: Deps): void {
  const perClient = limit(statementsAnHour, hour / second)

  router.on(routes.statement, async ({ clientId, query: { limit, cursor, ...wish } }) => {
    const data = await readStatement(db, clientId, wish, { limit, cursor })
    return { status: true as const, message: 'Your statement.', data }
  })

  router.on(
    routes.statementExport,
    async ({ clientId, query: { format, lang, ...wish }, reply }) => {
      const tooOften = await perClient(String(clientId))
      if (tooOften) return tooOften
      const at = clock.now()
      const client = await findClient(db, clientId)
      const settings = await readSettings(db)
      const { brandName, companyName } = letterheadOf(settings, install)
      const head = {
        brand: brandName,
        logo: await findPaperLogo(db, settings),
        company: companyName,
        language: lang,
        isSandbox: install.mode === 'sandbox',
        wish,
        at,
        clientNumber: String(clientId),
        email: client.email,
        name: `${client.firstname} ${client.lastname}`,
      }
      const statement = await readWholeStatement(db, clientId, wish)
      const isPdf = format === 'pdf'
      reply.header('content-type', isPdf ? 'application/pdf' : 'text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="statement.${format}"`)
      return Readable.from(isPdf ? pdfStatementOf(head, statement) : csvOf(head, statement))
    },
  )
}
