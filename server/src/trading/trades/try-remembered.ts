// What is decided by what a lane remembers, and what happens where that turns out not to be so.

import type { ClientId } from '#kernel/ids.ts'
import { serializationFailure, sqlStateOf } from '#server/platform/database-errors.ts'
import { DatabaseOutage, type Single } from '#server/platform/db.ts'
import type { LaneMemory } from './lane-memory.ts'
import { standingMoved } from './standings.store.ts'

export type Rememberer = { readonly connection: Single; readonly memory: LaneMemory }

/**
 * Does `work` by what the lane remembers. Where that turned out not to be so nothing was written:
 * who was believed wrongly is forgotten, and it is tried once more. Undefined where it then still
 * cannot be done so, or for another reason, e.g. a key that was used before.
 */
export async function tryRemembered<T>(
  { connection, memory }: Rememberer,
  clientIds: readonly ClientId[],
  work: () => Promise<T>,
): Promise<T | undefined> {
  for (let tries = 1; tries <= 2; tries += 1) {
    try {
      return await work()
    } catch (error) {
      memory.forget(clientIds)
      memory.terms.forget()
      if (error instanceof DatabaseOutage) throw error
      if (!isStale(error)) return undefined
      await memory.catchUp(connection)
    }
  }
  return undefined
}

/** Whether what was remembered is at fault, and not what was to be written. */
function isStale(error: unknown): boolean {
  return [standingMoved, serializationFailure].includes(sqlStateOf(error) ?? 'none')
}
