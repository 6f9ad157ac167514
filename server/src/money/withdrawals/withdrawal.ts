// A withdrawal: what may be asked for, what becomes of it, and who may say so. Money is held from
// asking on; the fee comes off the amount.

import type { AccountType } from '#contract/client/bank-accounts.ts'
import { payoutBusinessDays } from '#contract/client/withdrawals.ts'
import type { ChainNetwork, WithdrawalMethod } from '#contract/public/payouts.ts'
import type { WithdrawalDetail, WithdrawalStatus } from '#contract/shared/withdrawal-states.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, isLess, minus, plus, type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { iso, later, type Millis } from '#kernel/time.ts'
import { afterWorkingDays } from '#kernel/working-day.ts'

export type WithdrawalState = 'pending' | 'approved' | 'paid' | 'rejected' | 'cancelled'

export type BankAccount = {
  readonly account_number: string
  readonly bank_name: string
  readonly routing_number: string
  readonly type: AccountType
}

export type Step = {
  readonly state: WithdrawalState
  readonly at: Millis
  /** 'client', 'system' or 'staff:' and an address. */
  readonly actor: string
  readonly reason: string | null
  readonly reference: string | null
}

export type Withdrawal = {
  readonly id: string
  readonly clientId: ClientId
  readonly method: WithdrawalMethod
  readonly amount: Usd
  readonly fee: Usd
  readonly destination: string
  readonly network: ChainNetwork | null
  readonly bank: BankAccount | null
  readonly approvalsNeeded: number
  /** Nobody approves it before: the destination is new. */
  readonly notBefore: Millis | null
  readonly orderKey: string | null
  /** Addresses of those who said yes. */
  readonly approvedBy: readonly string[]
  readonly payout: Payout | null
  /** The first is `pending`. */
  readonly steps: readonly Step[]
  /** What the bank sent back after it was paid, once a correction has booked it. */
  readonly returned: { readonly amount: Usd; readonly reason: string } | null
  /** It was cancelled by the link of its mail. */
  readonly isStoppedByMail: boolean
}

/** What was worked out to be sent. */
export type Payout = {
  /** Of the coin; null with a bank. */
  readonly units: bigint | null
  readonly rate: string | null
  /** What was given out to be signed; null: nothing was. */
  readonly prepared: Prepared | null
  /** The newest time, where it was prepared again. */
  readonly preparedAt: Millis
  readonly preparedBy: string
  /** A program of ours was told to send it: it may have left already. */
  readonly isLeaving: boolean
  /** The newest file for the bank that it is in. */
  readonly file: { readonly id: string; readonly refused: BankRefusal | null } | null
  /** The newest transaction that was seen to pay it. */
  readonly sent: { readonly nr: number; readonly reference: string; readonly at: Millis } | null
}

/** The bank has not made the payment and will not: it goes into another file. */
export type BankRefusal = { readonly at: Millis; readonly by: string; readonly reason: string }

export type Prepared = {
  readonly format: string
  readonly text: string
  readonly facts: Readonly<Record<string, string>>
}

export type MethodTerms = { readonly least: Usd; readonly most: Usd; readonly fee: Usd }

export type DayLimits = {
  readonly limit: Usd
  readonly verified: Usd
  /** Asked for in the last 24 hours, and not given back. */
  readonly used: Usd
}

export type Ask = { readonly amount: Usd; readonly available: Usd }

/** What a method takes at least: as the operator says, or else what its fee leaves a dollar of. */
export function leastOf({ least, fee }: Pick<MethodTerms, 'least' | 'fee'>): Usd {
  return isLess(fee, least) ? least : plus(fee, dollars(1))
}

/** How many may be under way at once. */
export const underWayMost = 20

/** Balance first: whoever lacks the money need not be told of limits. */
export function refuseAmount(
  { amount, available }: Ask,
  { least, most, fee }: MethodTerms,
  { limit, verified, used }: DayLimits,
) {
  if (isLess(available, amount)) return refuse('withdrawal_above_balance')
  if (isLess(amount, least)) {
    return refuse('withdrawal_too_small', { limit: usdToText(least), fee: usdToText(fee) })
  }
  if (isLess(most, amount)) return refuse('withdrawal_too_large', { limit: usdToText(most) })
  if (isLess(limit, plus(used, amount))) {
    return refuse('withdrawal_day_limit', {
      limit: usdToText(limit),
      left: usdToText(leftOf({ limit, used })),
      verified: usdToText(verified),
    })
  }
  return undefined
}

export function refuseCrowd({ underWay }: { readonly underWay: number }) {
  return underWay < underWayMost
    ? undefined
    : refuse('withdrawals_waiting', { limit: underWayMost })
}

export function leftOf({ limit, used }: Pick<DayLimits, 'limit' | 'used'>): Usd {
  return isLess(used, limit) ? minus(limit, used) : zeroUsd
}

/** Splitting does not help: what went before in 24 hours counts too. */
export function approvalsFor(amount: Usd, before: Usd, twoStaffAbove: Usd): 1 | 2 {
  return isLess(twoStaffAbove, plus(before, amount)) ? 2 : 1
}

/**
 * From when on money may leave to a destination; null: at once. What was still new when the
 * client's factors, password or address changed is as new as that change.
 */
export function notBeforeOf(place: KnownPlace, holdMs: number, now: Millis): Millis | null {
  const free = freeFrom(place, holdMs)
  return free > now ? free : null
}

type KnownPlace = { readonly addedAt: Millis; readonly changedAt: Millis | undefined }

export function freeFrom({ addedAt, changedAt = addedAt }: KnownPlace, holdMs: number): Millis {
  const wasNew = changedAt > addedAt && changedAt < later(addedAt, holdMs)
  return later(wasNew ? changedAt : addedAt, holdMs)
}

export function heldUntil(changedAt: Millis | undefined, holdMs: number, now: Millis) {
  if (changedAt === undefined) return undefined
  const until = later(changedAt, holdMs)
  return until > now ? until : undefined
}

export function stateOf({ steps }: Pick<Withdrawal, 'steps'>): WithdrawalState {
  return steps.at(-1)?.state ?? 'pending'
}

export function askedAt({ steps }: Pick<Withdrawal, 'steps'>): Millis {
  return steps[0]?.at ?? (0 as Millis)
}

export function netOf({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): Usd {
  return minus(amount, fee)
}

const statuses: Readonly<Record<WithdrawalState, WithdrawalStatus>> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
}

export function statusOf(state: WithdrawalState): WithdrawalStatus {
  return statuses[state]
}

export function detailOf(withdrawal: Withdrawal, now: Millis): WithdrawalDetail {
  const state = stateOf(withdrawal)
  const { notBefore, approvedBy, payout } = withdrawal
  if (state === 'approved') {
    if (payout?.sent) return 'sent'
    return isForNextFile(payout) ? 'approved' : 'prepared'
  }
  if (state === 'paid' && withdrawal.returned) return 'returned'
  if (state !== 'pending') return state
  if (notBefore !== null && now < notBefore) return 'new_destination'
  return approvedBy.length > 0 ? 'second_review' : 'in_review'
}

export function isUnderWay(withdrawal: Pick<Withdrawal, 'steps'>): boolean {
  return ['pending', 'approved'].includes(stateOf(withdrawal))
}

/** Nothing was worked out yet, or the bank will not pay by the file it is in. */
function isForNextFile(payout: Payout | null): boolean {
  return payout === null || (payout.file !== null && payout.file.refused !== null)
}

/** Whether the next file for the bank has it. */
export function isForBank(withdrawal: Withdrawal): boolean {
  const { method, payout } = withdrawal
  return method === 'bank' && stateOf(withdrawal) === 'approved' && isForNextFile(payout)
}

/** That the bank will not pay it by the file it is in: somebody else says so than who made that. */
export function refuseBankRefusal(withdrawal: Withdrawal, by: Hand) {
  if (!isUnderWay(withdrawal)) return ended(withdrawal)
  const { payout } = withdrawal
  if (!payout?.file) return refuse('withdrawal_not_prepared')
  if (payout.file.refused) return refuse('bank_refusal_known')
  return preparedAlone(payout, by)
}

/** One of staff, and how the record names them. */
type Hand = { readonly email: string; readonly actor: string }

function preparedAlone({ preparedBy }: Payout, { email, actor }: Hand) {
  return preparedBy === actor ? refuse('other_person_needed', { email }) : undefined
}

/** By the client: until it is worked out, since then it may be on its way. */
export function refuseCancelling(withdrawal: Withdrawal) {
  if (!isUnderWay(withdrawal)) return ended(withdrawal)
  return withdrawal.payout ? refuse('withdrawal_on_its_way') : undefined
}

/** By staff: what is worked out and was not sent takes somebody else than who worked it out. */
export function refuseRejecting(withdrawal: Withdrawal, by: Hand) {
  if (!isUnderWay(withdrawal)) return ended(withdrawal)
  const { payout } = withdrawal
  if (payout?.sent || payout?.isLeaving) return refuse('withdrawal_on_its_way')
  return payout ? preparedAlone(payout, by) : undefined
}

export function refuseApproving(withdrawal: Withdrawal, by: string, now: Millis) {
  if (stateOf(withdrawal) !== 'pending') return ended(withdrawal)
  if (withdrawal.approvedBy.includes(by)) return refuse('approved_already', { email: by })
  const { notBefore } = withdrawal
  if (notBefore !== null && now < notBefore) {
    return refuse('withdrawal_waits', { until: iso(notBefore) })
  }
  return undefined
}

export function refusePaying(withdrawal: Withdrawal) {
  if (stateOf(withdrawal) === 'approved') return undefined
  return isUnderWay(withdrawal) ? refuse('withdrawal_not_approved') : ended(withdrawal)
}

function ended(withdrawal: Withdrawal): Refusal<'withdrawal_ended'> {
  return refuse('withdrawal_ended', { status: statusOf(stateOf(withdrawal)).toLowerCase() })
}

/** Five working days later, to the same time of day (UTC). */
export function dueAt(asked: Millis): Millis {
  return afterWorkingDays(asked, payoutBusinessDays)
}

export function isOverdue(withdrawal: Withdrawal, now: Millis): boolean {
  return isUnderWay(withdrawal) && dueAt(askedAt(withdrawal)) < now
}

/** As the client and staff read it: of a bank account the last four digits. */
export function shownDestination({ destination, bank }: Pick<Withdrawal, 'destination' | 'bank'>) {
  return bank ? `${bank.bank_name} …${bank.account_number.slice(-4)}` : destination
}
