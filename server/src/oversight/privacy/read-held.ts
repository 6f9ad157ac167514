// The export's door for whoever needs of what is held about a client only what mentions one thing.

import { heldKinds } from '#contract/client/privacy.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { exportedLines } from './export.store.ts'

/** Records with this id anywhere in them, as JSON, by the kind they have in the export. */
export async function readMentions(
  tx: Tx,
  clientId: ClientId,
  id: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  for (const name of heldKinds) {
    for await (const line of exportedLines(tx, name, clientId)) {
      if (line.includes(id)) found.set(name, [...(found.get(name) ?? []), line])
    }
  }
  return found
}
