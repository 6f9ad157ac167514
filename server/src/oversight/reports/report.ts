// Reports as rows of figures, made of the sums of days: what counts as turnover, as gross result,
// as money that came and went, and of what else each cell counted.

import type { ReportRow } from '#contract/staff/reports.ts'
import { cents, usdToText } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import {
  type ActSums,
  addUp,
  type ClientSums,
  type DaySum,
  type PayoutTook,
  type SignUpSums,
} from './counted.ts'

export type Table = { readonly rows: readonly ReportRow[]; readonly total: ReportRow }

const usd = (amount: bigint) => usdToText(cents(amount))
const count = (number: bigint) => String(number)

/** To four decimals; null of nothing. */
function shareOf(part: bigint, whole: bigint): string | null {
  return whole === 0n ? null : (Number((part * 1_000_000n) / whole) / 1_000_000).toFixed(4)
}

/** A row a day, and all days together. */
function byDay<Row extends { readonly day: string }>(
  days: readonly string[],
  moved: readonly Row[],
  tell: (some: readonly Row[]) => ReportRow,
): Table {
  const known = new Map<string, Row[]>(days.map((day) => [day, []]))
  for (const one of moved) known.get(one.day)?.push(one)
  return {
    rows: days.map((day) => ({ day, ...tell(known.get(day) ?? []) })),
    total: { day: null, ...tell(moved) },
  }
}

type Wanted = Partial<Pick<DaySum, 'kind' | 'to' | 'status'>>

function sum(moved: readonly DaySum[], wanted: Wanted, of: 'amount' | 'movements' = 'amount') {
  return moved
    .filter((one) => Object.entries(wanted).every(([key, value]) => one[key as 'kind'] === value))
    .reduce((total, one) => total + one[of], 0n)
}

const backToClients = { kind: 'trade_settle', to: 'available' } as const

export function turnoverOf(days: readonly string[], moved: readonly DaySum[]): Table {
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
export function resultOf(days: readonly string[], moved: readonly DaySum[]): Table {
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

export function moneyOf(days: readonly string[], moved: readonly DaySum[]): Table {
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

export function profitsOf(days: readonly string[], counted: readonly ClientSums[]): Table {
  return tableOf(days, counted, (sums) => {
    const { traded = 0n, gained = 0n, lost = 0n, result = 0n } = sums ?? {}
    return {
      traded: count(traded),
      gained: count(gained),
      even: count(traded - gained - lost),
      lost: count(lost),
      lost_share: shareOf(lost, traded),
      result: usd(result),
    }
  })
}

export function signUpsOf(days: readonly string[], counted: readonly SignUpSums[]): Table {
  return tableOf(days, counted, (sums) => {
    const { day: _, ...counts } = sums ?? noSignUps
    return Object.fromEntries(Object.entries(counts).map(([name, of]) => [name, count(of)]))
  })
}

const noSignUps: SignUpSums = {
  day: null,
  signed_up: 0n,
  confirmed: 0n,
  tried: 0n,
  identified: 0n,
  paid_in: 0n,
  traded: 0n,
}

/** Rows that are known by their day; the one of no day is of the whole time. */
function tableOf<Known extends { readonly day: string | null }>(
  days: readonly string[],
  counted: readonly Known[],
  tell: (known: Known | undefined) => ReportRow,
): Table {
  const found = new Map(addUp(counted, ({ day }) => day).map((one) => [one.day, one]))
  return {
    rows: days.map((day) => ({ day, ...tell(found.get(day)) })),
    total: { day: null, ...tell(found.get(null)) },
  }
}

export function payoutsOf(days: readonly string[], took: readonly PayoutTook[]): Table {
  return byDay(days, took, (some) => {
    const sorted = some.toSorted((a, b) => a.seconds - b.seconds)
    const paid = sorted.reduce((total, one) => total + one.paid, 0n)
    const after = (share: number) =>
      paid === 0n ? null : (secondsAt(sorted, share * (Number(paid) - 1)) / 60).toFixed(1)
    return { paid: count(paid), half: after(0.5), p95: after(0.95), longest: after(1) }
  })
}

/** Between the two nearest, as PostgreSQL's `percentile_cont`. */
function secondsAt(sorted: readonly PayoutTook[], place: number): number {
  const low = Math.floor(place)
  const [before, behind] = [nth(sorted, low), nth(sorted, Math.ceil(place))]
  return before + (behind - before) * (place - low)
}

function nth(sorted: readonly PayoutTook[], place: number): number {
  let left = BigInt(place)
  for (const { seconds, paid } of sorted) {
    if (left < paid) return seconds
    left -= paid
  }
  throw new Error(`there is no payout number ${place}`)
}

export function actsOf(_days: readonly string[], counted: readonly ActSums[]): Table {
  const found = addUp(counted, ({ member, act }) => JSON.stringify([member, act]))
  const acts = found.filter(({ member }) => member !== null)
  const whole = found.find(({ member }) => member === null)
  const members = new Set(acts.map(({ member }) => member))
  return {
    rows: acts.toSorted(byMember).map(actsRow),
    total: { ...actsRow(whole), member: String(members.size), act: null },
  }
}

/** Whoever's they are together, the most often done first. */
function byMember(one: ActSums, other: ActSums): number {
  const byName = compare(one.member ?? '', other.member ?? '')
  return byName || compare(other.times, one.times) || compare(one.act ?? '', other.act ?? '')
}

function compare<T extends string | bigint>(one: T, other: T): number {
  return Number(one > other) - Number(one < other)
}

function actsRow(sums: ActSums | undefined): ReportRow {
  const { member = null, act = null, times = 0n, clients = 0n, last = null } = sums ?? {}
  return {
    member,
    act,
    times: count(times),
    clients: count(clients),
    last: last === null ? null : iso(last),
  }
}
