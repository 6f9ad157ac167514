// What an install is to the contexts above it, whoever composes them: the server that runs it, a
// command of staff, a test. They differ in what they hand in; what follows from it is said here.

import type { FastifyInstance } from 'fastify'
import type { Missing } from '#contract/public/live-requirements.ts'
import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { type Cells, isHome, oneCell } from '#server/platform/cell.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Random, randomOfCell } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { createStaffRouter, type Router, type StaffRouter } from '#server/platform/http.ts'
import type { OfficeSettings } from '#server/platform/office-place.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { Seal } from '#server/platform/seal.ts'
import { registerAlarms } from './alarms/alarms.office.routes.ts'
import { registerAnnouncements } from './announcements/announcements.office.routes.ts'
import { withoutHome } from './at-home.ts'
import { registerColleagues } from './desks/colleagues.office.routes.ts'
import type { SetUp } from './desks/come-in.ts'
import { admitBy, noteBy, officeLimits, registerStaffSessions } from './desks/desks.routes.ts'
import type { StaffAtDesk } from './desks/identify-staff.ts'
import { registerStaffPasskeys } from './desks/passkeys.office.routes.ts'
import { registerPlace } from './desks/place.routes.ts'
import { registerProposals } from './desks/proposals.office.routes.ts'
import { type LiveAsked, liveFacts, servesBy } from './live-facts.ts'
import type { Install } from './operators/choose-letterhead.ts'
import { isLiveOpen, liveRequirements, type ServingDeps } from './operators/live.ts'
import type { InstallMode } from './operators/mode.ts'
import { registerStaffSettings } from './operators/settings.office.routes.ts'
import { registerStaffTerms } from './operators/terms.office.routes.ts'

export type InstallNeeds = LiveAsked & {
  readonly config: LiveAsked['config'] & OfficeSettings & { readonly dataDir: string }
  readonly db: Database
  /** Of which it is one; undefined: there are no others. */
  readonly cells?: Cells | undefined
  /** Seals what must not be readable at rest. */
  readonly seal: Seal
  /** For what staff must see at once. */
  readonly alarm: Alarm
}

export type InstallContext = InstallNeeds &
  ServingDeps & {
    readonly mode: InstallMode
    /** In whose name letters are written. */
    readonly install: Install
    readonly random: Random
    readonly cells: Cells
    /** Whether it may take new clients, live trades and money now. */
    readonly isOpen: () => Promise<boolean>
    /** A sentence for each thing that a live one is short of. */
    readonly missing: () => readonly Missing[]
  }

export function composeInstall<Needs extends InstallNeeds>(needs: Needs): Needs & InstallContext {
  const mode = needs.config.installMode
  const { cells = oneCell } = needs
  return {
    ...needs,
    mode,
    install: {
      mode,
      publicUrl: needs.publicUrl,
      officeUrl: () => needs.config.officeUrl ?? needs.publicUrl(),
    },
    random: randomOfCell(cells.cell),
    cells,
    isOpen: async () => isLiveOpen(mode, liveFacts(needs)),
    serves: servesBy(needs),
    missing: () => liveRequirements(liveFacts(needs)),
  }
}

/** For the calls of staff of every context. */
export type OfficeRouter = StaffRouter<StaffAtDesk>

export type InstallDoors = {
  readonly passwords: Passwords
  /** The word that lets in the first member; undefined where somebody works here. */
  readonly setUp: () => SetUp | undefined
}

/** The office's door, and the router of all that is asked behind it. */
export function registerInstall(
  { app, router }: { readonly app: FastifyInstance; readonly router: Router },
  { seal, ...install }: InstallContext & { readonly clock: Clock },
  doors: InstallDoors,
): OfficeRouter {
  const publicUrl = install.install.officeUrl ?? install.publicUrl
  const deps = { ...install, publicUrl, ...doors, ...officeLimits(), seal: async () => seal }
  registerPlace(app, deps)
  const staff = createStaffRouter(app, admitBy(deps), noteBy(deps))
  const office = isHome(install.cells) ? staff : withoutHome(staff)
  registerStaffSessions(router, office, deps)
  registerStaffPasskeys(office, deps)
  registerStaffSettings(office, deps)
  registerStaffTerms(office, deps)
  registerColleagues(office, deps)
  registerProposals(office, deps)
  registerAnnouncements(office, deps)
  registerAlarms(office, deps)
  return office
}
