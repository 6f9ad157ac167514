// Reminds those whose time to be identified runs out.

import { hour } from '#kernel/time.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { type RemindingDeps, remindOfIdentity } from './documents/remind-of-identity.ts'

/** Once at the start and every hour until stopped. */
export function startReminding({
  log,
  ...deps
}: RemindingDeps & { readonly log: (message: string) => void }): Loop {
  return repeat({ name: 'reminding of identity documents', pauseMs: hour, log }, async () => {
    const reminded = await remindOfIdentity(deps)
    if (reminded > 0) log(`${reminded} clients were reminded to send a document`)
    return 'done'
  })
}
