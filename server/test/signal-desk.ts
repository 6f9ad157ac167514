// Signals as the server makes them, at a time that has not come: the database's own clock refuses
// what is published too late.

import { millis, second } from '#kernel/time.ts'
import type { SignalRule } from '#server/automation/rules/rule.ts'
import { rules } from '#server/automation/rules/rules.ts'
import { beginRecords } from '#server/automation/signals/begin-records.ts'
import { gradeSignals } from '#server/automation/signals/grade-signals.ts'
import { publishSignals } from '#server/automation/signals/publish-signals.ts'
import type { Signal } from '#server/automation/signals/signal.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { testClock } from './clock.ts'
import { startTestEngine, type TestEngine } from './engine.ts'

/** A Wednesday. */
export const toCome = millis(Date.UTC(2100, 2, 3, 10))

const [first, other] = rules
if (!first || !other) throw new Error('there are no rules')
/** One that has something to say of every minute, and one that never does. */
export const always: SignalRule = {
  ...first,
  candles: 2,
  horizonSeconds: 60,
  decide: () => 'rise',
}
export const never: SignalRule = { ...other, candles: 2, decide: () => undefined }

export type SignalDesk = {
  readonly engine: TestEngine
  /** Which instrument is stopped. */
  readonly stop: (instrumentId: number | undefined) => void
  /** What was asked about already. */
  readonly asked: Map<number, ReturnType<typeof millis>>
  readonly publish: (used?: readonly SignalRule[]) => Promise<Signal[]>
  readonly grade: () => Promise<number>
  /** A price each second until the clock is there; `at` says each of BTCUSD. */
  readonly until: (instant: number, at: (nr: number) => number) => Promise<void>
}

export async function openSignalDesk(db: Database): Promise<SignalDesk> {
  const engine = await startTestEngine(db, { clock: testClock(toCome) })
  const { clock } = engine
  await beginRecords({ db, clock }, [always, never])
  const asked = new Map()
  let stopped: number | undefined
  const market = () => engine.market
  return {
    engine,
    asked,
    stop: (instrumentId) => {
      stopped = instrumentId
    },
    publish: (used = [always, never]) =>
      publishSignals(
        {
          db,
          clock,
          market,
          random: systemRandom,
          rules: used,
          settings: () => defaultSettings,
          isStopped: (id) => id === stopped,
        },
        asked,
      ),
    grade: () => gradeSignals({ db, clock, market }),
    until: async (instant, at) => {
      for (let nr = 0; clock.now() < instant - second; nr += 1) {
        // A price that stands still for a minute is taken for a feed that froze.
        const others = { BCHBTC: 0.0075 + nr * 2.5e-7, EURUSD: 1.1 + (nr % 5) * 1e-5 }
        await engine.tick({ ...others, BTCUSD: at(nr) })
        await engine.pass(second - 1)
      }
      await engine.pass(instant - clock.now())
    },
  }
}
