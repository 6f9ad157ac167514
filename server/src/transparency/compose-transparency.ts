// The log, put together: who signs, what anybody may read of it, receipts to keep, and the loop
// that keeps it.

import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '#kernel/time.ts'
import type { InstallContext } from '#server/install/compose-install.ts'
import type { MoneyContext } from '#server/money/compose-money.ts'
import type { Router } from '#server/platform/http.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'
import type { TradingContext } from '#server/trading/compose-trading.ts'
import { registerLiabilities } from './liabilities/liabilities.routes.ts'
import { publishOwed } from './liabilities/publish-owed.ts'
import { askWitnesses, newAskMemory } from './log/ask-witnesses.ts'
import type { KeyDeps } from './log/keep-keys.ts'
import { type Keeping, keepLog, newKeeping } from './log/keep-log.ts'
import { registerLogFiles } from './log/log.routes.ts'
import { checkpointEveryMs } from './log/publish-checkpoint.ts'
import { readKeyFile } from './log/read-key-file.ts'
import { type AskedWitness, readWitnesses } from './log/read-witnesses.ts'
import { restAfterwards } from './log/rest-between.ts'
import { registerSignedReceipts } from './log/signed-receipts.routes.ts'
import { logWatcher } from './log/watch-log.ts'

type TransparencyNeeds = Pick<InstallContext, 'db' | 'seal' | 'random' | 'publicUrl' | 'alarm'> & {
  readonly config: {
    readonly signingKeyFile: string | null
    readonly witnessesFile: string | null
  }
  readonly clock: SteadyClock
  readonly trading: TradingContext
  readonly money: Pick<MoneyContext, 'reconciliation'>
  /** How often the log says what it holds, where a test does not wait a minute. */
  readonly checkpointEveryMs?: number | undefined
}

export type TransparencyContext = Omit<TransparencyNeeds, 'config'> & {
  readonly keys: KeyDeps
  readonly keeping: Keeping
  readonly witnesses: readonly AskedWitness[]
}

export async function composeTransparency(needs: TransparencyNeeds): Promise<TransparencyContext> {
  const { clock, seal, publicUrl, config } = needs
  const keys: KeyDeps = {
    clock,
    seal,
    keyFile: await readKeyFile(config.signingKeyFile),
    origin: () => `${new URL(publicUrl()).host}/log`,
  }
  const witnesses = await readWitnesses(config.witnessesFile)
  return { ...needs, keys, keeping: newKeeping(clock.now()), witnesses }
}

export function registerTransparency(router: Router, context: TransparencyContext): void {
  registerLogFiles(router, context.db, context.witnesses)
  registerSignedReceipts(router, context)
  const books = () => context.money.reconciliation.state
  registerLiabilities(router, { db: context.db, books })
}

const roundEveryMs = 5 * second

export function startTransparencyLoops(
  { db, random, keys, keeping, witnesses, trading, alarm, ...context }: TransparencyContext,
  log: (message: string) => void,
): Loop[] {
  const everyMs = context.checkpointEveryMs ?? checkpointEveryMs
  const { running, calibration } = trading
  const market = () => running().market
  const deps = { ...keys, db, random, market, calibration, everyMs }
  const pauseMs = Math.min(roundEveryMs, everyMs)
  const look = logWatcher({ clock: keys.clock, keeping, alarm })
  const asking = newAskMemory()
  return [
    repeat({ name: 'keeping the log', pauseMs, log }, async (signal) => {
      const rest = restAfterwards()
      const outcome = await keepLog(deps, keeping)
      if (outcome === 'more') await sleep(rest(), undefined, { signal }).catch(() => {})
      return outcome
    }),
    repeat({ name: 'asking witnesses', pauseMs, log }, async () => {
      await askWitnesses({ db, clock: keys.clock, witnesses, alarm }, asking)
      return 'done'
    }),
    repeat({ name: 'watching the log', pauseMs: minute, log }, async () => {
      look()
      return 'done'
    }),
    repeat(
      { name: 'publishing what is owed', pauseMs: Math.min(minute, 10 * everyMs), log },
      async () => {
        await publishOwed(deps)
        return 'done'
      },
    ),
  ]
}
