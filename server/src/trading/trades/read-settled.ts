// The trades' door for whoever tells others how one ended.

import type { TradeView } from '#contract/client/trades.ts'
import type { ClientId, TradeId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadTrade } from './past-trades.store.ts'
import { settledView } from './trade-view.ts'

type Settled = { readonly view: TradeView; readonly at: Millis }

/** Undefined where it has not ended, or is not this client's. */
export async function readSettled(
  tx: Tx,
  clientId: ClientId,
  id: TradeId,
): Promise<Settled | undefined> {
  const found = await loadTrade(tx, clientId, id)
  if (!found?.end) return undefined
  return { view: settledView(found.trade, found.end), at: found.end.settledAt }
}
