// What a member of staff has to know to say yes or no to a withdrawal: how it was confirmed, where
// it goes, what came before it, and what each verdict does to the books.

import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { accountIn } from '#server/identity/clients/hold-account.ts'
import { findScreening, type Screened } from '#server/identity/screening/find-screening.ts'
import { type DeviceAt, findDevicesAt } from '#server/identity/sessions/find-devices-at.ts'
import { outsideOf, type Place } from '#server/ledger/flows.ts'
import type { Tx } from '#server/platform/db.ts'
import { sumTradesOf, type TradingResult } from '#server/trading/trades/sum-trades.ts'
import {
  type DepositSums,
  type DepositWeek,
  sumDepositsOf,
  weeksOfDeposits,
} from '../deposits/sum-of-client.ts'
import { twoStaffAboveOf } from './offer-withdrawals.ts'
import {
  type KnownDestination,
  loadConfirmedBy,
  loadKnownDestination,
  type Sum,
  sumByState,
} from './staff-lists.store.ts'
import { readUse, type TermsDeps } from './view-terms.ts'
import { askedAt, netOf, type Withdrawal } from './withdrawal.ts'
import { loadWithdrawal } from './withdrawals.store.ts'

export type Booking = {
  readonly on: 'asked' | 'rejected' | 'paid'
  readonly from: Place
  readonly to: Place
  readonly amount: Usd
}

export type Evidence = {
  readonly withdrawal: Withdrawal
  readonly confirmedBy: string | null
  readonly devices: readonly DeviceAt[]
  readonly destination: KnownDestination
  readonly day: Readonly<Record<'used' | 'limit' | 'together' | 'twoStaffAbove', Usd>>
  readonly balance: Usd
  readonly deposits: DepositSums
  readonly withdrawals: Readonly<Record<'paid' | 'waiting' | 'rejected' | 'cancelled', Sum>>
  /** What was paid in, by week. */
  readonly weeks: readonly DepositWeek[]
  readonly trading: TradingResult
  readonly screening: Screened
  readonly bookings: readonly Booking[]
}

/** Undefined where there is no such withdrawal. */
export async function gatherEvidence(
  tx: Tx,
  id: string,
  terms: TermsDeps,
  now: Millis,
): Promise<Evidence | undefined> {
  const withdrawal = await loadWithdrawal(tx, id)
  if (!withdrawal) return undefined
  const { clientId, destination } = withdrawal
  const use = await readUse(tx, { clientId, destination }, terms, now)
  const { id: account, balance } = await accountIn(tx, clientId, 'real')
  return {
    withdrawal,
    confirmedBy: await loadConfirmedBy(tx, withdrawal),
    devices: await findDevicesAt(tx, clientId, askedAt(withdrawal)),
    destination: await loadKnownDestination(tx, withdrawal),
    day: {
      used: use.byClient,
      limit: use.limit,
      together: use.together,
      twoStaffAbove: twoStaffAboveOf(terms.settings),
    },
    balance,
    deposits: await sumDepositsOf(tx, clientId),
    withdrawals: await sumsOf(tx, clientId),
    weeks: await weeksOfDeposits(tx, clientId, now),
    trading: await sumTradesOf(tx, account),
    screening: await findScreening(tx, clientId),
    bookings: bookingsOf(withdrawal),
  }
}

async function sumsOf(tx: Tx, clientId: ClientId): Promise<Evidence['withdrawals']> {
  const sums = await sumByState(tx, clientId)
  const none = { count: 0, amount: zeroUsd }
  const [pending, approved] = [sums.get('pending') ?? none, sums.get('approved') ?? none]
  return {
    paid: sums.get('paid') ?? none,
    waiting: {
      count: pending.count + approved.count,
      amount: (pending.amount + approved.amount) as Usd,
    },
    rejected: sums.get('rejected') ?? none,
    cancelled: sums.get('cancelled') ?? none,
  }
}

/** An approval by itself moves nothing: the money is held from asking on. */
export function bookingsOf(withdrawal: Withdrawal): Booking[] {
  const { amount, fee, method } = withdrawal
  const held = 'withdrawals'
  return [
    { on: 'asked', from: 'available', to: held, amount },
    { on: 'rejected', from: held, to: 'available', amount },
    { on: 'paid', from: held, to: outsideOf(method), amount: netOf(withdrawal) },
    ...(fee === zeroUsd ? [] : [{ on: 'paid', from: held, to: 'house', amount: fee } as const]),
  ]
}
