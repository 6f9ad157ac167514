// What is held about a client, in numbers, and what stands in the way of closing the account.

import type { HoldingsView } from '#contract/client/privacy.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToNumber } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import type { Install } from '#server/install/operators/choose-letterhead.ts'
import type { Tx } from '#server/platform/db.ts'
import { countExported } from './export.store.ts'
import { countHoldings } from './privacy.store.ts'

export async function viewHoldings(
  tx: Tx,
  clientId: ClientId,
  { mode }: Pick<Install, 'mode'>,
): Promise<HoldingsView> {
  const counts = present(await countHoldings(tx, clientId), 'a signed-in client exists')
  const { balance } = await accountIn(tx, clientId, 'real')
  return {
    opened_at: iso(counts.openedAt),
    held: await countExported(tx, clientId),
    has_picture: counts.hasPicture,
    open_live_trades: counts.openLiveTrades,
    balance: usdToNumber(balance),
    is_play_money: mode === 'sandbox',
  }
}
