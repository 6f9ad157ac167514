// Watches what was sent to clients until their chains have taken it for good; in a sandbox it also
// lets the automatic operator do its work.

import { second } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { noteWhatLeft } from './withdrawals/note-what-left.ts'
import { type WatchingDeps, watchPayouts } from './withdrawals/pay-withdrawal.ts'
import { runDemoOperator } from './withdrawals/run-demo-operator.ts'

export type PayoutLoopDeps = WatchingDeps & { readonly log: (message: string) => void }

const pauseMs = 2 * second

export function startWatchingPayouts({ log, ...deps }: PayoutLoopDeps): Loop[] {
  return [
    repeat({ name: 'watching payouts', pauseMs, log }, async () => {
      await noteWhatLeft(deps)
      await watchPayouts(deps)
      return 'done'
    }),
    repeat({ name: 'the demo operator', pauseMs, log }, async () => {
      await runDemoOperator(deps)
      return 'done'
    }),
  ]
}
