// Notices sessions that ended, and accounts that were closed, by another hand than this process's.

import { second } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { Identification } from './sessions/identify-client.ts'

/** Rechecks the sessions in use every two seconds until stopped. */
export function startRechecking(
  identification: Identification,
  log: (message: string) => void,
): Loop {
  return repeat({ name: 'rechecking sessions', pauseMs: 2 * second, log }, async () => {
    await identification.recheck()
    return 'done'
  })
}
