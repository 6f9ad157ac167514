// That the log has an entry, by what it said of itself last; and who may have signed that.

import { present } from '#kernel/assert.ts'
import type { Tx } from '#server/platform/db.ts'
import { proofText } from '#verify/checkpoint.ts'
import { proveInclusion } from '#verify/tiles.ts'
import { storedTree } from './append-entries.ts'
import { listKeys, loadOrigin } from './keys.store.ts'
import { loadCheckpoint, loadEntry } from './log.store.ts'

export type Proved = {
  readonly entry: string /** Null: it came later. */
  readonly proof: string | null
}

export async function proverOf(tx: Tx): Promise<(nr: number) => Promise<Proved>> {
  const checkpoint = await loadCheckpoint(tx)
  const tree = storedTree(tx, checkpoint?.size ?? 0)
  return async (index) => {
    const entry = (await loadEntry(tx, index)).toString()
    if (!checkpoint || index >= checkpoint.size) return { entry, proof: null }
    const proof = await proveInclusion(tree, index)
    return { entry, proof: proofText({ index, proof, checkpoint: checkpoint.note }) }
  }
}

/** The log's name and keys, as a file to keep has them. */
export async function keyStatesOf(tx: Tx) {
  return {
    origin: present(await loadOrigin(tx), 'who signs has a name').origin,
    keys: (await listKeys(tx)).map(({ vkey, end }) => ({
      vkey,
      ended: end && { why: end.why, size: end.size },
    })),
  }
}
