// The SQL of deposits that were taken back: what the client paid of it, and what the operator bore.

import { type Usd, zeroUsd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'

export type Reversal = { readonly taken: Usd; readonly lost: Usd }

export async function loadReversal(tx: Tx, depositId: string): Promise<Reversal> {
  const rows = await tx.rows<{ kind: string; amount: Usd }>(
    `select kind::text as kind, amount from transfers
      where ref = $1 and kind::text in ('deposit_reversal', 'deposit_loss')`,
    [depositId],
  )
  const of = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.amount ?? zeroUsd
  return { taken: of('deposit_reversal'), lost: of('deposit_loss') }
}
