// Asks exchanges once a day what keys may do, and before a start: rights that were added since end
// the trading, as does a key that is no longer accepted.

import { later } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { ExchangeTrouble } from '../venues/exchange.ts'
import { type EndingDeps, ended } from './end-key.ts'
import { checkedEveryMs, decideAgain } from './key.ts'
import { listUnchecked, noteChecked, type StoredKey } from './keys.store.ts'
import type { OpenKey } from './open-key.ts'

export type CheckingDeps = EndingDeps & { readonly clock: Clock; readonly openKey: OpenKey }

const batch = 20

/** How many were asked about. An exchange that is away is asked again with the next round. */
export async function checkKeys(deps: CheckingDeps): Promise<number> {
  const due = await listUnchecked(deps.db, later(deps.clock.now(), -checkedEveryMs), batch)
  let count = 0
  for (const key of due) if ((await checkKey(deps, key)) !== 'silent') count += 1
  return count
}

/** What its exchange says of it now; `silent`: nothing. */
export async function checkKey(
  deps: CheckingDeps,
  key: StoredKey,
): Promise<'stays' | 'ended' | 'silent'> {
  const { db, clock, openKey } = deps
  try {
    const said = await (await openKey(key)).rights()
    if (decideAgain(said) === 'stays') {
      await noteChecked(db, key.id, said.named, clock.now())
      return 'stays'
    }
    await db.transaction((tx) => ended(tx, key, 'too_mighty', deps))
    return 'ended'
  } catch (error) {
    if (!(error instanceof ExchangeTrouble)) throw error
    if (error.trouble !== 'key') return 'silent'
    await db.transaction((tx) => ended(tx, key, 'not_accepted', deps))
    return 'ended'
  }
}
