// Play money for a client: the demo's, and in a sandbox the live account's.

import type { Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { type ClientAccount, payIn } from '#server/ledger/ledger.ts'
import { postTransfers } from '#server/ledger/post-transfers.ts'
import type { Tx } from '#server/platform/db.ts'

const kinds = { demo: 'demo_grant', real: 'sandbox_grant' } as const

/** Pays a grant in. The same `ref` posts once in each book. */
export async function grantPlayMoney(
  tx: Tx,
  account: ClientAccount,
  amount: Usd,
  grant: { ref: string; at: Millis },
): Promise<void> {
  const { transfer } = payIn(account, 'grants', amount, { kind: kinds[account.book], ...grant })
  await postTransfers(tx, [transfer])
}
