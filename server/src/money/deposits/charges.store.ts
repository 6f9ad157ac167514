// The SQL of charges: what a card provider took, by its own number for it, and the disputes that
// took it back.

import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Charge = {
  readonly chargeId: string
  readonly depositId: string
  readonly amount: Usd
}

/** False, and nothing done, where the charge or another of this deposit is known already. */
export async function insertCharge(tx: Tx, charge: Charge, now: Millis): Promise<boolean> {
  const rows = await tx.rows(
    `insert into deposit_charges (charge_id, deposit_id, amount, at) values ($1, $2, $3, $4)
     on conflict do nothing returning charge_id`,
    [charge.chargeId, charge.depositId, charge.amount, iso(now)],
  )
  return rows.length > 0
}

export async function loadCharge(tx: Tx, chargeId: string): Promise<Charge | undefined> {
  const rows = await tx.rows<{ charge_id: string; deposit_id: string; amount: Usd }>(
    'select charge_id, deposit_id, amount from deposit_charges where charge_id = $1',
    [chargeId],
  )
  const [row] = rows
  return row && { chargeId: row.charge_id, depositId: row.deposit_id, amount: row.amount }
}

/** False, and nothing done, where the dispute is known already. */
export async function insertDispute(
  tx: Tx,
  { disputeId, chargeId }: { readonly disputeId: string; readonly chargeId: string },
  now: Millis,
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into charge_disputes (dispute_id, charge_id, at) values ($1, $2, $3)
     on conflict do nothing returning dispute_id`,
    [disputeId, chargeId, iso(now)],
  )
  return rows.length > 0
}
