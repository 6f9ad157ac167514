// A withdrawal, and a destination, as their client sees them.

import type { DestinationView, WithdrawalView } from '#contract/client/withdrawals.ts'
import type { WithdrawalHand } from '#contract/shared/withdrawal-states.ts'
import type { LinkedWithdrawal } from '#contract/token/withdrawal-links.ts'
import { unitsToText } from '#kernel/coins.ts'
import { usdToNumber } from '#kernel/money.ts'
import { hour, iso, type Millis } from '#kernel/time.ts'
import { demoOperatorActor } from '#server/install/operators/staff.ts'
import type { Destination } from './destination.ts'
import {
  askedAt,
  detailOf,
  dueAt,
  freeFrom,
  isOverdue,
  netOf,
  refuseCancelling,
  type Step,
  shownDestination,
  stateOf,
  statusOf,
  type Withdrawal,
} from './withdrawal.ts'

export function withdrawalView(
  withdrawal: Withdrawal,
  book: readonly Destination[],
  now: Millis,
): WithdrawalView {
  const { method, payout, notBefore, steps } = withdrawal
  const last = steps.at(-1)
  const kept = book.find((it) => it.method === method && it.destination === withdrawal.destination)
  const units = payout?.units ?? null
  const detail = detailOf(withdrawal, now)
  return {
    withdraw_id: withdrawal.id,
    method,
    wallet: shownDestination(withdrawal),
    label: kept?.label ?? null,
    amount: usdToNumber(withdrawal.amount),
    fee: usdToNumber(withdrawal.fee),
    net: usdToNumber(netOf(withdrawal)),
    status: statusOf(stateOf(withdrawal)),
    detail,
    network: withdrawal.network,
    coin_amount: method === 'bank' || units === null ? null : unitsToText(method, units),
    rate: payout?.rate ?? null,
    transaction_id: last?.reference ?? payout?.sent?.reference ?? null,
    reason: withdrawal.returned?.reason ?? last?.reason ?? null,
    ...(withdrawal.returned ? { returned_amount: usdToNumber(withdrawal.returned.amount) } : {}),
    waits_until: detail === 'new_destination' && notBefore !== null ? iso(notBefore) : null,
    due_at: iso(dueAt(askedAt(withdrawal))),
    is_overdue: isOverdue(withdrawal, now),
    can_cancel: refuseCancelling(withdrawal) === undefined,
    steps: steps.map((step) => viewOf(step, withdrawal)),
    createdAt: iso(askedAt(withdrawal)),
  }
}

function viewOf({ state, at, actor }: Step, { isStoppedByMail }: Withdrawal) {
  const hand = handOf(actor)
  const by = state === 'cancelled' && isStoppedByMail ? 'mail' : hand
  return { status: statusOf(state), at: iso(at), by } as const
}

function handOf(actor: string): WithdrawalHand {
  if (actor === demoOperatorActor) return 'demo'
  if (actor === 'client' || actor === 'system') return actor
  return 'staff'
}

/** For whoever has the link of its mail. */
export function linkedView(
  withdrawal: Withdrawal,
  { holdMs, now }: { readonly holdMs: number; readonly now: Millis },
): LinkedWithdrawal {
  const { method, wallet, amount, status, detail, can_cancel, createdAt } = withdrawalView(
    withdrawal,
    [],
    now,
  )
  const hold_hours = holdMs / hour
  return { method, wallet, amount, status, detail, can_cancel, hold_hours, createdAt }
}

type Wait = { readonly holdMs: number; readonly changedAt: Millis | undefined }

export function destinationView(
  destination: Destination,
  { holdMs, changedAt }: Wait,
): DestinationView {
  const { id, method, label, network, bank, addedAt } = destination
  return {
    id,
    method,
    label,
    network,
    bank,
    wallet: shownDestination(destination),
    added_at: iso(addedAt),
    usable_at: iso(freeFrom({ addedAt, changedAt }, holdMs)),
  }
}
