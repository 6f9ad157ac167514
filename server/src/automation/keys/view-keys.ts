// Keys to exchanges as their client sees them, and staff: never what they sign with.

import type { ExchangeKeyView } from '#contract/client/exchange-keys.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { listKeys, type StoredKey } from './keys.store.ts'

export async function viewKeys(tx: Tx, clientId: ClientId): Promise<ExchangeKeyView[]> {
  return (await listKeys(tx, clientId)).map(keyView)
}

function keyView(key: StoredKey): ExchangeKeyView {
  const { id, venue, name, standing, ending, rights, addedAt, checkedAt } = key
  return {
    id,
    venue,
    name,
    standing,
    ending,
    rights: [...rights],
    added_at: iso(addedAt),
    checked_at: iso(checkedAt),
  }
}
