// The events' door for whoever holds what is in use against what was recorded.

import type { Tx } from '#server/platform/db.ts'
import { listSettingEvents, type StoredEvent } from './events.store.ts'

/** Each change of a setting, oldest first. */
export function settingEvents(tx: Tx): Promise<StoredEvent[]> {
  return listSettingEvents(tx)
}
