// Oversight, put together: what is held of a client, and what is forgotten in time.

import type { FastifyInstance } from 'fastify'
import type { Alarm } from '#contract/staff/alarm-texts.ts'
import type { IdentityContext } from '#server/identity/compose-identity.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { MoneyContext } from '#server/money/compose-money.ts'
import type { Router } from '#server/platform/http.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { Loop } from '#server/platform/repeat.ts'
import type { TransparencyContext } from '#server/transparency/compose-transparency.ts'
import { registerAuditRoutes } from './audit/audit.office.routes.ts'
import { registerBell } from './bell/bell.office.routes.ts'
import { registerBooks } from './books/books.office.routes.ts'
import { checkable } from './books/check-invariants.ts'
import { type InvariantLooks, startWatchingInvariants } from './books/watch-invariants.ts'
import { registerBulkRoutes } from './bulk/bulk.office.routes.ts'
import { registerDirectoryRoutes } from './directory/directory.office.routes.ts'
import { registerEvidence } from './evidence/evidence.routes.ts'
import { startForgetting } from './forget-old-records.ts'
import { registerLetterRoutes } from './letters/letters.office.routes.ts'
import { registerLinkedRoutes } from './linked/linked.office.routes.ts'
import { registerNoteRoutes } from './notes/notes.office.routes.ts'
import { registerOverview } from './overview/overview.office.routes.ts'
import { registerStaffClosing } from './privacy/closing.office.routes.ts'
import { registerPrivacyRoutes } from './privacy/privacy.routes.ts'
import { registerQueueRoutes } from './queue/queue.routes.ts'
import { startKeepingSums } from './reports/keep-sums.ts'
import { startMailingReports } from './reports/mail-reports.ts'
import { type OtherCells, openReports, type Reports } from './reports/make-report.ts'
import { registerReports } from './reports/reports.office.routes.ts'
import { registerSampleLetters } from './samples/samples.office.routes.ts'
import { registerTagRoutes } from './tags/tags.office.routes.ts'
import { registerTimelineRoutes } from './timeline/timeline.office.routes.ts'
import { registerViewRoutes } from './views/views.office.routes.ts'

type OversightNeeds = {
  readonly identity: IdentityContext
  readonly transparency: Pick<TransparencyContext, 'keys'>
  /** That reports tell of too; undefined: there is one cell. */
  readonly others?: OtherCells | undefined
  readonly money: { readonly deposits: Pick<MoneyContext['deposits'], 'files'> }
}

export type OversightContext = OversightNeeds & {
  /** One for all who ask: reports are made one after the other. */
  readonly reports: Reports
  /** How what must be true of the books was found lately, by the loop that looks. */
  readonly invariantLooks: InvariantLooks
}

export function composeOversight(needs: OversightNeeds): OversightContext {
  const reports = openReports(needs.identity, needs.others)
  return { ...needs, reports, invariantLooks: new Map() }
}

type OversightDoors = {
  readonly app: FastifyInstance
  readonly router: Router
  readonly office: OfficeRouter
}

export function registerOversight(
  { app, router, office }: OversightDoors,
  { identity, money, transparency, reports }: OversightContext,
  passwords: Passwords,
): void {
  const { methodsOf } = identity.secondStep
  const receiptFiles = money.deposits.files
  registerPrivacyRoutes(router, { ...identity, methodsOf, receiptFiles, passwords })
  registerEvidence(router, { ...identity, ...transparency })
  registerQueueRoutes(office, identity)
  registerDirectoryRoutes(office, identity)
  registerOverview(office, identity)
  registerAuditRoutes(office, identity)
  registerTimelineRoutes(office, identity)
  registerStaffClosing(office, { ...identity, methodsOf })
  registerNoteRoutes(office, identity)
  registerTagRoutes(office, identity)
  registerViewRoutes(office, identity)
  registerBulkRoutes(office, identity)
  registerLetterRoutes(office, identity)
  registerLinkedRoutes(office, identity)
  registerBooks(office, identity)
  registerSampleLetters(office, identity)
  registerBell({ app, office }, { ...identity, mode: identity.install.mode })
  registerReports(office, { ...identity, makeReport: reports.make })
}

export function startOversightLoops(
  { identity, reports, invariantLooks: looks }: OversightContext,
  alarm: Alarm,
  log: (message: string) => void,
): Loop[] {
  const { db, clock } = identity
  return [
    startWatchingInvariants({ db, clock, alarm, invariants: checkable, looks, log }),
    startForgetting({ db, clock, log }),
    startKeepingSums({ db, clock }, log),
    startMailingReports({ ...identity, makeReport: reports.make, log }),
  ]
}
