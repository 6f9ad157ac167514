// Automation, put together: its calls, and the loops that publish signals and measure them.

import { second } from '#kernel/time.ts'
import type { Router } from '#server/platform/http.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { TradingContext } from '#server/trading/compose-trading.ts'
import { openPractice, type Practice } from './practice/open-practice.ts'
import { registerPracticeRoutes } from './practice/practice.routes.ts'
import { rules } from './rules/rules.ts'
import { beginRecords } from './signals/begin-records.ts'
import { gradeSignals } from './signals/grade-signals.ts'
import { type Asked, publishSignals } from './signals/publish-signals.ts'
import { registerSignalRoutes } from './signals/signals.routes.ts'

export type AutomationContext = {
  readonly trading: TradingContext
  /** Undefined in a live install. */
  readonly practice: Practice | undefined
}

export function composeAutomation({
  trading,
}: {
  readonly trading: TradingContext
}): AutomationContext {
  const practice = openPractice({ ...trading, market: () => trading.trading()?.market })
  return { trading, practice }
}

export function registerAutomation(router: Router, { trading, practice }: AutomationContext): void {
  const { db, clock, running } = trading
  registerSignalRoutes(router, { db, clock, market: () => running().market, rules })
  registerPracticeRoutes(router, practice)
}

export function startAutomationLoops(
  { trading, practice }: AutomationContext,
  log: (message: string) => void,
): Loop[] {
  const { db, clock, running, settings, isStopped, random } = trading
  const market = () => running().market
  const asked: Asked = new Map()
  let hasBegun = false
  return [
    ...(practice ? [practice.start(log)] : []),
    repeat({ name: 'publishing signals', pauseMs: second, log }, async () => {
      if (!hasBegun) await beginRecords({ db, clock }, rules)
      hasBegun = true
      await publishSignals({ db, clock, market, settings, isStopped, random, rules }, asked)
      return 'done'
    }),
    repeat({ name: 'measuring signals', pauseMs: second, log }, async () =>
      (await gradeSignals({ db, clock, market })) > 0 ? 'more' : 'done',
    ),
  ]
}
