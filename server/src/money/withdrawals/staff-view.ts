// A withdrawal as staff see it, and what the one who looks may do about it.

import { mayDo, type StaffAction, type StaffRole } from '#contract/staff/powers.ts'
import type {
  ListedWithdrawal,
  StaffWithdrawal as StaffView,
  WithdrawalDeed,
  WithdrawalEvidence,
} from '#contract/staff/withdrawals.ts'
import { unitsToText } from '#kernel/coins.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { usdToText } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Lens } from '#server/identity/reveals/reveal.ts'
import { barFor, type Decidable, whoMay } from '#server/install/operators/bar.ts'
import type { Evidence } from './gather-evidence.ts'
import type { StaffWithdrawal } from './list-for-staff.ts'
import {
  askedAt,
  detailOf,
  dueAt,
  isForBank,
  isOverdue,
  netOf,
  refuseBankRefusal,
  refuseRejecting,
  stateOf,
  statusOf,
} from './withdrawal.ts'

type Member = { readonly email: string; readonly roles: readonly StaffRole[] }

type Looking = {
  /** What they may see of personal data. */
  readonly show: Lens
  readonly now: Millis
}

type Asking = {
  readonly member: Member
  /** Who of staff could approve withdrawals at all. */
  readonly checkers: readonly Member[]
}

export function listedView(withdrawal: StaffWithdrawal, { show, now }: Looking): ListedWithdrawal {
  const { id, clientId, email, name, standing, method, network, bank, destination } = withdrawal
  const client = { id: clientId, email }
  const asked = askedAt(withdrawal)
  return {
    id,
    client: {
      id: String(clientId),
      email: show(client, 'email', email),
      name: show(client, 'name', name),
      standing,
    },
    method,
    network,
    amount: usdToText(withdrawal.amount),
    fee: usdToText(withdrawal.fee),
    net: usdToText(netOf(withdrawal)),
    bank: bank?.bank_name ?? null,
    destination: bank
      ? show(client, 'bank_account', bank.account_number)
      : show(client, 'wallet', destination),
    status: statusOf(stateOf(withdrawal)),
    detail: detailOf(withdrawal, now),
    asked_at: iso(asked),
    due_at: iso(dueAt(asked)),
    is_overdue: isOverdue(withdrawal, now),
    approvals_needed: withdrawal.approvalsNeeded,
    approved_by: [...withdrawal.approvedBy],
  }
}

export function staffView(
  withdrawal: StaffWithdrawal,
  { member, checkers, ...looking }: Looking & Asking,
): StaffView {
  const { now } = looking
  const { notBefore, returned, steps } = withdrawal
  const decidable = approvalOf(withdrawal)
  const bar = barFor(decidable, member, now)
  return {
    ...listedView(withdrawal, looking),
    not_before: notBefore === null ? null : iso(notBefore),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: iso(at) })),
    payout: payoutView(withdrawal),
    returned: returned && { amount: usdToText(returned.amount), reason: returned.reason },
    bar,
    may_approve: stateOf(withdrawal) === 'pending' ? whoMay(decidable, checkers, now) : [],
    deeds: deedsOf(withdrawal, member, bar),
  }
}

function approvalOf({ email, approvedBy, notBefore }: StaffWithdrawal): Decidable {
  const action = 'withdrawal.approve'
  return { action, client: { email }, makers: [], givenBy: approvedBy, notBefore }
}

function payoutView(withdrawal: StaffWithdrawal): StaffView['payout'] {
  const { payout, method } = withdrawal
  if (!payout) return null
  const { units, rate, prepared, file, sent } = payout
  // Where to is told shortened, as everywhere.
  const { To: _, ...facts } = prepared?.facts ?? {}
  return {
    prepared_at: iso(payout.preparedAt),
    prepared_by: payout.preparedBy,
    coins: method === 'bank' || units === null ? null : unitsToText(method, units),
    rate,
    format: prepared?.format ?? null,
    facts,
    bank_file: file?.id ?? null,
    refused: file?.refused ? { ...file.refused, at: iso(file.refused.at) } : null,
    sent: sent && { reference: sent.reference, at: iso(sent.at) },
  }
}

/** The use cases ask again. */
function deedsOf(
  withdrawal: StaffWithdrawal,
  { email, roles }: Member,
  bar: StaffView['bar'],
): WithdrawalDeed[] {
  if (emailKeyOf(withdrawal.email) === emailKeyOf(email)) return []
  const { payout, method, network, standing } = withdrawal
  const own = payout?.preparedBy.endsWith(`:${email}`) ? payout.preparedBy : ''
  const hand = { email, actor: own }
  const isApproved = stateOf(withdrawal) === 'approved'
  const isMoving = isApproved && standing !== 'frozen'
  const isCoins = method !== 'bank'
  const isUnsent = isApproved && !payout?.sent
  const can: Readonly<Record<WithdrawalDeed, readonly [action: StaffAction, now: boolean]>> = {
    approve: [
      'withdrawal.approve',
      bar === null && standing !== 'frozen' && stateOf(withdrawal) === 'pending',
    ],
    reject: ['withdrawal.reject', refuseRejecting(withdrawal, hand) === undefined],
    prepare: ['withdrawal.prepare', isMoving && isUnsent && isCoins],
    send: ['withdrawal.send', isMoving && isUnsent && network === 'simulated'],
    note_sent: ['withdrawal.note_sent', isApproved && isCoins && payout !== null],
    bank_file: ['bank_file.prepare', isMoving && isForBank(withdrawal)],
    note_paid: [
      'withdrawal.note_paid',
      isApproved && !isCoins && payout !== null && !payout.file?.refused,
    ],
    note_refused: [
      'bank_payment.note_refused',
      isApproved && !isCoins && refuseBankRefusal(withdrawal, hand) === undefined,
    ],
  }
  return (Object.keys(can) as WithdrawalDeed[]).filter(
    (deed) => can[deed][1] && mayDo(roles, can[deed][0]),
  )
}

/** Names on lists are for those who look into them, and for whoever lets money go. */
const readsScreening = (roles: readonly StaffRole[]) =>
  mayDo(roles, 'screening.read') || mayDo(roles, 'withdrawal.approve')

export function evidenceView(evidence: Evidence, roles: readonly StaffRole[]): WithdrawalEvidence {
  const { confirmedBy, devices, destination, day, balance, deposits, withdrawals } = evidence
  const { weeks, trading, screening } = evidence
  const sum = ({ count, amount }: { count: number; amount: typeof balance }) => ({
    count,
    amount: usdToText(amount),
  })
  return {
    confirmed_by: confirmedBy,
    devices: devices.map(({ device, signedInAt, knownSince }) => ({
      device,
      signed_in_at: iso(signedInAt),
      known_since: knownSince === null ? null : iso(knownSince),
    })),
    destination: {
      first_used_at: destination.firstAt === null ? null : iso(destination.firstAt),
      paid_before: destination.paidBefore,
      shared_with: destination.others.map(String),
    },
    day: {
      used: usdToText(day.used),
      limit: usdToText(day.limit),
      together: usdToText(day.together),
      two_staff_above: usdToText(day.twoStaffAbove),
    },
    balance: usdToText(balance),
    deposits: {
      approved: sum(deposits.approved),
      waiting: sum(deposits.waiting),
      reversed: sum(deposits.reversed),
    },
    withdrawals: {
      paid: sum(withdrawals.paid),
      waiting: sum(withdrawals.waiting),
      rejected: sum(withdrawals.rejected),
      cancelled: sum(withdrawals.cancelled),
    },
    weeks: weeks.map(({ week, amount }) => ({ week, amount: usdToText(amount) })),
    trading: {
      count: trading.count,
      staked: usdToText(trading.staked),
      result: usdToText(trading.result),
    },
    screening: readsScreening(roles)
      ? { ...screening, at: screening.at === null ? null : iso(screening.at) }
      : null,
    bookings: evidence.bookings.map((one) => ({ ...one, amount: usdToText(one.amount) })),
  }
}
