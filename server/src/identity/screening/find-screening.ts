// The screening's door for staff who decide on a client's money: whether their name was held
// against the lists, and what came of it.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { sumScreening } from './screening.store.ts'

export type Screened = {
  /** When last; null: never. */
  readonly at: Millis | null
  /** Of what was found: at how many nobody has looked, and how many are the same person. */
  readonly open: number
  readonly same: number
}

export function findScreening(tx: Tx, clientId: ClientId): Promise<Screened> {
  return sumScreening(tx, clientId)
}
