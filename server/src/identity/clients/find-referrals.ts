// Who brought a client, and how many they brought.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import { loadClient } from './clients.store.ts'
import { countReferred, loadReferrer } from './referrals.store.ts'

export type Referrals = {
  /** Whose code the client came by. */
  readonly by: Client | null
  /** How many came by the client's own. */
  readonly count: number
}

export async function findReferrals(tx: Tx, clientId: ClientId): Promise<Referrals> {
  const referrer = await loadReferrer(tx, clientId)
  return {
    by: referrer === null ? null : ((await loadClient(tx, referrer)) ?? null),
    count: await countReferred(tx, clientId),
  }
}
