// The SQL of deposits that were taken back: what credited each last, what the client paid of it
// when that was taken back, and what the operator bore.

import { present } from '#kernel/assert.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'

export type Reversal = {
  /** What was taken back: the deposit's payment, or the correction that restored it. */
  readonly ref: string
  readonly taken: Usd
  readonly lost: Usd
}

/** The deposit itself, or the correction that restored it last. */
export async function loadLastCredit(tx: Tx, depositId: string): Promise<string> {
  const rows = await tx.rows<{ ref: string }>('select last_credit_of($1) as ref', [depositId])
  return present(rows[0], 'a function answers').ref
}

/** Of what credited it last. */
export async function loadReversal(tx: Tx, depositId: string): Promise<Reversal> {
  const ref = await loadLastCredit(tx, depositId)
  const rows = await tx.rows<{ kind: string; amount: Usd }>(
    `select kind::text as kind, amount from transfers
      where ref = $1 and kind::text in ('deposit_reversal', 'deposit_loss')`,
    [ref],
  )
  const of = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.amount ?? zeroUsd
  return { ref, taken: of('deposit_reversal'), lost: of('deposit_loss') }
}
