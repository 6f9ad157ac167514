// Says once a minute what the log has: a signed note of its size and root. What was said so can
// never be taken back.

import { minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db.ts'
import { checkpointText } from '#verify/checkpoint.ts'
import { rootOf } from '#verify/tiles.ts'
import { storedTree } from './append-entries.ts'
import { insertCheckpoint, loadCheckpoint, loadSize, lockLog } from './log.store.ts'
import type { Signer } from './sign-note.ts'

export const checkpointEveryMs = minute

/** Nothing where nothing was added since, or the last one is not old enough. */
export async function publishCheckpoint(
  tx: Tx,
  { clock, everyMs }: { readonly clock: Clock; readonly everyMs: number },
  signer: Signer,
): Promise<void> {
  await lockLog(tx)
  const last = await loadCheckpoint(tx)
  const size = await loadSize(tx)
  const now = clock.now()
  if (last && (last.size === size || now - last.at < everyMs)) return
  const root = await rootOf(storedTree(tx, size))
  const origin = signer.vkey.slice(0, signer.vkey.indexOf('+'))
  const note = signer.note(checkpointText({ origin, size, root }))
  await insertCheckpoint(tx, { size, root: Buffer.from(root), note, at: now })
}
