// Automation, put together: its calls, and the loops that publish signals, measure them, and trade
// them for clients.

import { second } from '#kernel/time.ts'
import type { IdentityContext } from '#server/identity/compose-identity.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { Router } from '#server/platform/http.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { TradingContext } from '#server/trading/compose-trading.ts'
import { answerLeft } from './ats/answer-left.ts'
import { registerAtsRoutes } from './ats/ats.routes.ts'
import { registerStaffAts } from './ats/automation.office.routes.ts'
import { noteEnds } from './ats/note-ends.ts'
import { newServing, type Serving, serveSignals } from './ats/serve-signals.ts'
import { registerStaffHalts } from './halts/halts.office.routes.ts'
import { registerKeyRoutes } from './keys/keys.routes.ts'
import { openTrader, type Trader } from './open-trader.ts'
import { openPractice, type Practice } from './practice/open-practice.ts'
import { registerPracticeRoutes } from './practice/practice.routes.ts'
import { registerStaffPrograms } from './programs/programs.office.routes.ts'
import { rules } from './rules/rules.ts'
import { beginRecords } from './signals/begin-records.ts'
import { gradeSignals } from './signals/grade-signals.ts'
import { type Asked, publishSignals } from './signals/publish-signals.ts'
import { registerSignalRoutes } from './signals/signals.routes.ts'
import { registerStaffTrader } from './trader/trader.office.routes.ts'
import { registerTraderRoutes } from './trader/trader.routes.ts'
import { deliverMessages } from './webhooks/deliver-messages.ts'
import { queueMessages } from './webhooks/queue-messages.ts'
import { openPoster } from './webhooks/webhook.poster.ts'
import { registerWebhookRoutes } from './webhooks/webhooks.routes.ts'

export type AutomationContext = {
  readonly trading: TradingContext
  readonly identity: IdentityContext
  readonly install: IdentityContext['install']
  /** Undefined in a live install. */
  readonly practice: Practice | undefined
  readonly trader: Trader
}

export function composeAutomation(
  needs: Omit<AutomationContext, 'practice' | 'trader'>,
): AutomationContext {
  const { trading } = needs
  const practice = openPractice({ ...trading, market: () => trading.trading()?.market })
  return { ...needs, practice, trader: openTrader({ ...needs, practice }) }
}

type AutomationDoors = {
  readonly router: Router
  readonly office: OfficeRouter
  readonly passwords: Passwords
}

export function registerAutomation(
  { router, office, passwords }: AutomationDoors,
  { trading, identity, install, practice, trader }: AutomationContext,
): void {
  const { db, clock, running, settings, random, rules: tradingRules } = trading
  const market = () => running().market
  registerSignalRoutes(router, { db, clock, market, rules })
  registerPracticeRoutes(router, practice)
  registerKeyRoutes(router, trader.keys)
  registerTraderRoutes(router, trader.bots)
  const writing = { db, clock, random, install }
  registerAtsRoutes(router, { ...writing, market, settings, rules, tradingRules })
  registerStaffAts(office, { db, clock, market })
  registerStaffTrader(office, { db, clock })
  registerStaffPrograms(office, { db, clock })
  registerStaffHalts(office, writing)
  const { methodsOf } = identity.secondStep
  registerWebhookRoutes(router, { ...identity, passwords, methodsOf })
}

export function startAutomationLoops(
  context: AutomationContext,
  log: (message: string) => void,
): Loop[] {
  const { practice, trader } = context
  const serving = newServing()
  return [
    ...(practice ? [practice.start(log)] : []),
    ...trader.start(log),
    ...signalLoops(context, serving, log),
    ...atsLoops(context, serving, log),
    ...webhookLoops(context, log),
  ]
}

function signalLoops(
  { trading }: AutomationContext,
  serving: Serving,
  log: (message: string) => void,
): Loop[] {
  const { db, clock, running, settings, isStopped, random } = trading
  const market = () => running().market
  const asked: Asked = new Map()
  let hasBegun = false
  return [
    repeat({ name: 'publishing signals', pauseMs: second, log }, async () => {
      if (!hasBegun) await beginRecords({ db, clock }, rules)
      hasBegun = true
      const deps = { db, clock, market, settings, isStopped, random, rules }
      const published = await publishSignals(deps, asked)
      if (published.length > 0) serving.isBehind = true
      return 'done'
    }),
    repeat({ name: 'measuring signals', pauseMs: second, log }, async () =>
      (await gradeSignals({ db, clock, market })) > 0 ? 'more' : 'done',
    ),
  ]
}

/** Often enough that whoever takes a signal has the prices of its opening. */
const serveEveryMs = 100

function atsLoops(
  { trading, install }: AutomationContext,
  serving: Serving,
  log: (message: string) => void,
): Loop[] {
  const { db, clock, running, settings, random, open } = trading
  const market = () => running().market
  const deps = { db, clock, random, install, market, settings, open, log }
  return [
    repeat({ name: 'trading signals', pauseMs: serveEveryMs, log }, async () => {
      await serveSignals(deps, serving)
      return 'done'
    }),
    repeat({ name: 'noting automated trades', pauseMs: second, log }, async () => {
      const answered = await answerLeft(deps)
      return answered + (await noteEnds(deps)) > 0 ? 'more' : 'done'
    }),
  ]
}

const deliverEveryMs = 500

function webhookLoops({ identity }: AutomationContext, log: (message: string) => void): Loop[] {
  const isSandbox = identity.install.mode === 'sandbox'
  const deps = { ...identity, log, post: openPoster({ isSandbox }) }
  return [
    repeat({ name: 'queueing for webhooks', pauseMs: second, log }, () => queueMessages(deps)),
    repeat({ name: 'sending to webhooks', pauseMs: deliverEveryMs, log }, () =>
      deliverMessages(deps),
    ),
  ]
}
