// The HTTP side of an install: the calls of every context, and the stream. It listens before there
// is anything to trade.

import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp, headersOf, type PassesOn } from './app.ts'
import { registerAutomation } from './automation/compose-automation.ts'
import type { Contexts } from './compose-contexts.ts'
import { answerCounting } from './count-in-cells.ts'
import { registerHealthRoute, registerProbes } from './health.ts'
import {
  type IdentityDoors,
  registerIdentity,
  registerStaffIdentity,
} from './identity/compose-identity.ts'
import { registerInstall } from './install/compose-install.ts'
import type { SetUp } from './install/desks/come-in.ts'
import { findLogo } from './install/operators/keep-logo.ts'
import { pageFacts } from './install/page-facts.ts'
import { leadByCell } from './lead-by-cell.ts'
import { answeredByMoved } from './lead-moved.ts'
import { registerMoney } from './money/compose-money.ts'
import { isOfLead } from './of-lead.ts'
import { registerOversight } from './oversight/compose-oversight.ts'
import { readBuiltWeb } from './platform/built-web.ts'
import type { Router } from './platform/http.ts'
import { listenWith } from './platform/listen-on.ts'
import type { LogLines } from './platform/logger.ts'
import { type OfficeSettings, standingOf } from './platform/office-place.ts'
import type { PassingOn } from './platform/pass-on.ts'
import type { Passwords } from './platform/passwords.ts'
import { holdsTooMuch } from './platform/rights.store.ts'
import { registerPromotion } from './promotion/compose-promotion.ts'
import { registerRecord } from './record/compose-record.ts'
import { registerSite } from './site/compose-site.ts'
import { registerTrading } from './trading/compose-trading.ts'
import { registerTransparency } from './transparency/compose-transparency.ts'

export type DoorOptions = {
  readonly passwords: Passwords
  /** The word that lets in the first member of staff; undefined where somebody works here. */
  readonly setUp: () => SetUp | undefined
  /** Whether each setting is what was decided. */
  readonly areSettingsDecided: () => boolean
  /** What servers that stand by show this one. */
  readonly standbyPass?: string | undefined
  /** To the process that leads, where this one does not. */
  readonly passingOn?: PassingOn | undefined
  /** More routes, for benchmarks. */
  readonly extraRoutes?: ((app: FastifyInstance, router: Router) => void) | undefined
  /** Where the log goes, where a test reads it. */
  readonly logTo?: LogLines
}

export type Doors = {
  readonly app: FastifyInstance
  readonly listen: ReturnType<typeof listenWith>
}

export async function openDoors(contexts: Contexts, options: DoorOptions): Promise<Doors> {
  const { install, identity, site, ways } = contexts
  const { config, projectRoot, clock, settings, version } = install
  const isTooPowerful = await holdsTooMuch(install.db)
  const app = await createApp({
    ...config,
    headers: headersOf(config),
    clock,
    keptWhile: settings,
    version,
    standbyPass: options.standbyPass,
    passesOn: passedOn(options.passingOn, config),
    ways,
    answeredElsewhere: ways && answeredByMoved(ways, install.db),
    logTo: options.logTo,
    signIn: identity.signIn,
    web: {
      languages: await readBuiltWeb(join(projectRoot, 'dist')),
      facts: () => pageFacts(install, site.answers.known()),
      logo: (name) => findLogo(install.db, name),
      publicUrl: install.publicUrl,
      now: () => clock.now(),
      standing: (request) => standingOf(request, config),
    },
    register: (app, router) => {
      const isElsewhere = ways && leadByCell(app, ways, install)
      if (ways) answerCounting(app, ways, contexts.oversight.reports.count)
      registerHealthRoute(router, { ...contexts, ...options, holdsTooMuch: isTooPowerful })
      registerProbes(app, { ...contexts, ...options })
      registerContexts(app, router, contexts, { ...options, isElsewhere })
      options.extraRoutes?.(app, router)
    },
  })
  return { app, listen: listenWith(app) }
}

function passedOn(passingOn: PassingOn | undefined, config: OfficeSettings): PassesOn | undefined {
  if (!passingOn) return undefined
  const isOfOffice = (request: IncomingMessage) =>
    config.officeUrl !== null && standingOf(request, config) !== 'site'
  return { ...passingOn, is: (request) => isOfOffice(request) || isOfLead(request.url ?? '') }
}

function registerContexts(
  app: FastifyInstance,
  router: Router,
  contexts: Contexts,
  { passwords, setUp, isElsewhere }: DoorOptions & Pick<IdentityDoors, 'isElsewhere'>,
): void {
  const { install, identity, trading, money, automation, transparency } = contexts
  const { promotion, site, oversight, hub } = contexts
  registerRecord({ app, router }, install, identity)
  const office = registerInstall({ app, router }, install, { passwords, setUp })
  const { isOpen, alarm, settings } = install
  const told = { ...trading.told, ...money.told }
  registerIdentity(router, identity, {
    ...told,
    isOpen,
    alarm,
    settings,
    passwords,
    isElsewhere,
  })
  registerStaffIdentity(office, identity, { ...told, settings })
  registerTrading({ app, router, office, hub, sessionOf: identity.sessionOf }, trading)
  registerMoney({ app, router, office }, money, trading.rules)
  registerAutomation({ router, office, passwords }, automation)
  registerPromotion({ router, office }, promotion)
  registerTransparency(router, transparency)
  registerSite({ app, router, office }, site)
  registerOversight({ app, router, office }, oversight, passwords)
}
