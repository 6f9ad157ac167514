// One transfer with what made it, and what else that moved.

import type { TransferKind } from '#server/ledger/flows.ts'
import type { Tx } from '#server/platform/db.ts'
import { findCredited, listOfCause, type StoredTransfer } from './books.store.ts'

type Cause = {
  readonly what:
    | 'trade'
    | 'deposit'
    | 'withdrawal'
    | 'correction'
    | 'account'
    | 'credits'
    | 'promotion'
  readonly id: string
}

export type FoundTransfer = {
  readonly transfer: StoredTransfer
  readonly cause: Cause
  readonly others: readonly StoredTransfer[]
}

export async function viewTransfer(
  tx: Tx,
  ref: string,
  kind: string,
): Promise<FoundTransfer | undefined> {
  const all = await listOfCause(tx, ref)
  const transfer = all.find((one) => one.kind === kind)
  if (!transfer) return undefined
  const what = causeOf(transfer.kind)
  // What was credited again has the number of the correction that did it.
  const deposit = what === 'deposit' ? await findCredited(tx, ref) : undefined
  return {
    transfer,
    cause: { what, id: deposit ?? ref },
    others: all.filter((one) => one !== transfer),
  }
}

const promotions: readonly TransferKind[] = [
  ...(['bonus_grant', 'bonus_end', 'bonus_turn', 'bonus_paid', 'cashback_paid'] as const),
  ...(['referral_paid', 'demo_gift', 'chips_grant', 'chips_end'] as const),
  ...(['tournament_fee', 'tournament_refund', 'tournament_added'] as const),
  ...(['tournament_prize', 'tournament_share'] as const),
]

const corrections: readonly TransferKind[] = [
  ...(['deposit_restored', 'loss_recovered', 'withdrawal_returned', 'goodwill'] as const),
]

function causeOf(kind: TransferKind): Cause['what'] {
  if (corrections.includes(kind)) return 'correction'
  if (promotions.includes(kind)) return 'promotion'
  if (kind === 'trade_open' || kind === 'trade_settle') return 'trade'
  if (kind.startsWith('credit_')) return 'credits'
  if (kind.startsWith('deposit_')) return 'deposit'
  return kind.startsWith('withdrawal_') ? 'withdrawal' : 'account'
}
