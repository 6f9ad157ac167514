// Reports as rows of figures, made of the sums of days: what counts as turnover, as gross result,
// as money that came and went.

import type { ReportRow } from '#contract/staff/reports.ts'
import { cents, usdToText } from '#kernel/money.ts'

/** What moved on a day, of one kind, from and to accounts by name. */
type Moved = {
  readonly day: string
  readonly kind: string
  readonly to: string
  readonly status: string
  readonly movements: bigint
  readonly amount: bigint
}

export type Table = { readonly rows: readonly ReportRow[]; readonly total: ReportRow }

export const usd = (amount: bigint) => usdToText(cents(amount))
export const count = (number: bigint) => String(number)

/** To four decimals; null of nothing. */
export function shareOf(part: bigint, whole: bigint): string | null {
  return whole === 0n ? null : (Number((part * 1_000_000n) / whole) / 1_000_000).toFixed(4)
}

type Tell = (moved: readonly Moved[]) => ReportRow

/** A row a day, and all days together. */
function byDay(days: readonly string[], moved: readonly Moved[], tell: Tell): Table {
  const known = new Map<string, Moved[]>(days.map((day) => [day, []]))
  for (const one of moved) known.get(one.day)?.push(one)
  return {
    rows: days.map((day) => ({ day, ...tell(known.get(day) ?? []) })),
    total: { day: null, ...tell(moved) },
  }
}

type Wanted = Partial<Pick<Moved, 'kind' | 'to' | 'status'>>

function sum(moved: readonly Moved[], wanted: Wanted, of: 'amount' | 'movements' = 'amount') {
  return moved
    .filter((one) => Object.entries(wanted).every(([key, value]) => one[key as 'kind'] === value))
    .reduce((total, one) => total + one[of], 0n)
}

const backToClients = { kind: 'trade_settle', to: 'available' } as const

export function turnoverOf(days: readonly string[], moved: readonly Moved[]): Table {
  return byDay(days, moved, (some) => {
    const trades = sum(some, { kind: 'trade_open' }, 'movements')
    const staked = sum(some, { kind: 'trade_open' })
    return {
      trades: count(trades),
      staked: usd(staked),
      average: trades === 0n ? null : usd(staked / trades),
      returned: usd(sum(some, backToClients)),
      voided: count(sum(some, { kind: 'trade_settle', status: 'voided' }, 'movements')),
    }
  })
}

/**
 * Lost stakes go to the house, and the house covers what is won: so the stakes of what was settled
 * are what went back and what was kept, less what was covered.
 */
export function resultOf(days: readonly string[], moved: readonly Moved[]): Table {
  return byDay(days, moved, (some) => {
    const returned = sum(some, backToClients)
    const kept = sum(some, { kind: 'trade_settle', to: 'house' })
    const result = kept - sum(some, { kind: 'house_cover' })
    const staked = returned + result
    return {
      settled: count(sum(some, { kind: 'trade_settle' }, 'movements')),
      staked: usd(staked),
      returned: usd(returned),
      result: usd(result),
      share: shareOf(result, staked),
    }
  })
}

export function moneyOf(days: readonly string[], moved: readonly Moved[]): Table {
  return byDay(days, moved, (some) => {
    const of = (...kinds: readonly string[]) =>
      kinds.reduce((total, kind) => total + sum(some, { kind }), 0n)
    const paidIn = of('deposit_credit', 'deposit_restored', 'loss_recovered')
    const takenBack = of('deposit_reversal', 'deposit_loss')
    const paidOut = of('withdrawal_pay')
    const cameBack = of('withdrawal_returned')
    return {
      deposits: count(sum(some, { kind: 'deposit_credit' }, 'movements')),
      paid_in: usd(paidIn),
      taken_back: usd(takenBack),
      withdrawals: count(sum(some, { kind: 'withdrawal_pay' }, 'movements')),
      paid_out: usd(paidOut),
      came_back: usd(cameBack),
      fees: usd(of('withdrawal_fee')),
      net: usd(paidIn - takenBack - paidOut + cameBack),
    }
  })
}

export type Profits = {
  readonly traded: bigint
  readonly gained: bigint
  readonly lost: bigint
  readonly result: bigint
}

const nobody: Profits = { traded: 0n, gained: 0n, lost: 0n, result: 0n }

export function profitsRow({ traded, gained, lost, result }: Profits = nobody): ReportRow {
  return {
    traded: count(traded),
    gained: count(gained),
    even: count(traded - gained - lost),
    lost: count(lost),
    lost_share: shareOf(lost, traded),
    result: usd(result),
  }
}

/** Rows that are known by their day; the one of no day is of the whole time. */
export function tableOf<Known extends { readonly day: string | null }>(
  days: readonly string[],
  known: readonly Known[],
  tell: (known: Known | undefined) => ReportRow,
): Table {
  const found = new Map(known.map((one) => [one.day, one]))
  return {
    rows: days.map((day) => ({ day, ...tell(found.get(day)) })),
    total: { day: null, ...tell(found.get(null)) },
  }
}
