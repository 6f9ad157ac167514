// Funding's door for money: that a deposit of the client was credited again, after it had been
// taken back. Is it taken back once more, funding finds by this what the client had no more of it.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import { insertCredit } from './funding.store.ts'

/** `ref` is what the ledger has it by, when it is taken back. */
export function noteCredit(tx: Tx, clientId: ClientId, ref: string): Promise<void> {
  return insertCredit(tx, clientId, ref)
}
