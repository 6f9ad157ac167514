// The newest paid withdrawals and how long they took, for everyone.

import type { PayoutsView, PayoutView } from '#contract/public/payouts.ts'
import { usdToNumber } from '#kernel/money.ts'
import { iso, later, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { remember } from '#server/platform/remember.ts'
import { listPayouts, loadPayoutMedians, type PayoutRow } from './claims.store.ts'
import { explorerUrl } from './explorer-url.ts'
import { medianMinimum, payoutWindowMs } from './payout.ts'

const newestMax = 50

export function openPayouts(db: Db, clock: Clock): () => Promise<PayoutsView> {
  return remember(clock, 10 * second, () => readPayouts(db, clock))
}

async function readPayouts(tx: Tx, clock: Clock): Promise<PayoutsView> {
  const now = clock.now()
  const window = { from: later(now, -payoutWindowMs), to: now }
  return {
    payouts: (await listPayouts(tx, newestMax)).map(viewOf),
    medians: await loadPayoutMedians(tx, window, medianMinimum),
    window_from: iso(window.from),
    window_to: iso(window.to),
  }
}

function viewOf({ amount, requested_at: requested, paid_at: paid, ...row }: PayoutRow): PayoutView {
  return {
    ...row,
    amount: usdToNumber(amount),
    explorer_url: explorerUrl(row.network, row.transaction_id),
    requested_at: iso(requested),
    paid_at: iso(paid),
  }
}
