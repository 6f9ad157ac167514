// An install for a test, composed as the server composes its own: with a clock that stands still,
// the usual settings and a data folder that is not there. A test hands in what it wants otherwise.

import { alarmText } from '#contract/staff/alarm-texts.ts'
import { readConfig } from '#server/config.ts'
import { composeInstall } from '#server/install/compose-install.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import { defaultSettings, type Settings } from '#server/install/operators/settings.ts'
import type { Cells } from '#server/platform/cell.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { openSeal } from '#server/platform/seal.ts'
import { type TestClock, testClock } from './clock.ts'

export type InstallWishes = {
  readonly clock?: TestClock
  readonly cells?: Cells
  readonly installMode?: InstallMode
  readonly publicUrl?: string
  readonly dataDir?: string
  readonly pushTrialService?: string
  readonly settings?: () => Settings
  /** Whether it takes clients and money, whatever a live install is short of. */
  readonly isOpen?: () => boolean
  readonly serves?: (country: string) => boolean
}

export type TestInstall = ReturnType<typeof composeTestInstall>

export function composeTestInstall(db: Database, wishes: InstallWishes = {}) {
  const { clock = testClock(), installMode = 'sandbox', isOpen = () => true } = wishes
  const { publicUrl = 'http://localhost:3000', serves = () => true } = wishes
  const alarms: string[] = []
  const config = readConfig({ DATA_DIR: wishes.dataDir ?? '/nonexistent' }, '/nonexistent')
  if ('problems' in config) throw new Error(config.problems.join())
  const install = composeInstall({
    db,
    clock,
    cells: wishes.cells,
    config: { ...config, installMode, pushTrialService: wishes.pushTrialService ?? null },
    seal: openSeal(Buffer.alloc(32, 7), systemRandom),
    settings: wishes.settings ?? (() => defaultSettings),
    publicUrl: () => publicUrl,
    staffWithSecondFactor: () => 0,
    feed: () => undefined,
    alarm: (...parts) => void alarms.push(alarmText(parts)),
  })
  return { ...install, alarms, serves, isOpen: async () => isOpen() }
}
