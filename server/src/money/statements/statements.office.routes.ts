// The calls by which staff read a client's statement: a page of it, or the file as the client gets
// it. The file names its client as far as whoever asks may see.

import { Readable } from 'node:stream'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import { clientIdFrom } from '#server/identity/clients/client.ts'
import { findKnown } from '#server/identity/clients/find-client.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { type Install, letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import { findPaperLogo } from '#server/install/operators/keep-logo.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { success } from '#server/platform/reply.ts'
import { readStatement, readWholeStatement } from './read-statement.ts'
import { csvOf, pdfStatementOf } from './statement-file.ts'

type Deps = { readonly db: Db; readonly clock: Clock; readonly install: Install }

export function registerStaffStatements(office: OfficeRouter, deps: Deps): void {
  const { db, clock, install } = deps
  const known = async (id = '') => {
    const clientId = clientIdFrom(id)
    return clientId === undefined ? undefined : findKnown(db, clientId)
  }

  office.on(routes.officeClientStatement, async ({ params, query: { limit, cursor, ...wish } }) => {
    const client = await known(params.id)
    if (!client) return refuse('not_found')
    return success('The statement.', await readStatement(db, client.id, wish, { limit, cursor }))
  })

  office.on(routes.officeClientStatementFile, async ({ params, query, staff, reply }) => {
    const client = await known(params.id)
    if (!client) return refuse('not_found')
    const { format, lang, ...wish } = query
    const settings = await readSettings(db)
    const { brandName, companyName } = letterheadOf(settings, install)
    const show = await lensFor(deps, staff)
    const seen = (field: 'email' | 'name', whole: string) => {
      const { value, masked } = show(client, field, whole)
      return value ?? masked
    }
    const head = {
      brand: brandName,
      logo: await findPaperLogo(db, settings),
      company: companyName,
      language: lang,
      isSandbox: install.mode === 'sandbox',
      wish,
      at: clock.now(),
      clientNumber: String(client.id),
      email: seen('email', client.email),
      name: seen('name', `${client.firstname} ${client.lastname}`),
    }
    const statement = await readWholeStatement(db, client.id, wish)
    const isPdf = format === 'pdf'
    reply.header('content-type', isPdf ? 'application/pdf' : 'text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="statement-${client.id}.${format}"`)
    return Readable.from(isPdf ? pdfStatementOf(head, statement) : csvOf(head, statement))
  })
}
