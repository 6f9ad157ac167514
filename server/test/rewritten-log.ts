// An operator who owns the database and the key, and rewrites what the log said: entries as wished,
// hashes to fit, and a checkpoint that is signed as ever.

import { hash } from 'node:crypto'
import type { Database } from '#server/platform/db.ts'
import { currentSigner } from '#server/transparency/log/keep-keys.ts'
import type { LogDeps } from '#server/transparency/log/keep-log.ts'
import { insertEntries, putTiles } from '#server/transparency/log/log.store.ts'
import { publishCheckpoint } from '#server/transparency/log/publish-checkpoint.ts'
import { grown, leafOf } from '#verify/grow.ts'

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')

export async function rewriteLog(
  owner: Database,
  deps: LogDeps,
  change: (entries: readonly string[]) => readonly string[],
): Promise<void> {
  await owner.transaction(async (tx) => {
    // Whoever owns the tables turns off what guards them, and what hangs on entries.
    await tx.rows(`set local session_replication_role = 'replica'`)
    const rows = await tx.rows<{ entry: Buffer }>('select entry from log_entries order by nr')
    const entries = change(rows.map(({ entry }) => entry.toString())).map((text) =>
      Buffer.from(text),
    )
    for (const table of ['log_entries', 'log_tiles', 'log_checkpoints']) {
      await tx.rows(`delete from ${table}`)
    }
    await insertEntries(tx, 0, entries)
    const leaves = entries.map((entry) => leafOf(entry, sha256))
    await putTiles(tx, grown({ size: 0, edge: [] }, leaves, sha256))
    await publishCheckpoint(tx, { ...deps, everyMs: 0 }, await currentSigner(tx, deps))
  })
}
