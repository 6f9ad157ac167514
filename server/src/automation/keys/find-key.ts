// Keys for whoever trades by them.

import type { Tx } from '#server/platform/db.ts'
import { loadKey, type StoredKey } from './keys.store.ts'

export function findKey(tx: Tx, id: string): Promise<StoredKey | undefined> {
  return loadKey(tx, id)
}
