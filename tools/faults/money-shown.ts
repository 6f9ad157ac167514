// What a client is shown of their money, page by page, added up by hand in cents.

import { present } from '#kernel/assert.ts'
import { type Caller, callUntil } from './money-calls.ts'
import type { Person } from './money-install.ts'

type Line = { readonly id: string; readonly cents: number; readonly status: string }

export type Shown = {
  /** By their profile, and by the page that withdraws. */
  readonly balance: number
  readonly available: number
  readonly deposits: readonly Line[]
  readonly withdrawals: readonly Line[]
  readonly trades: readonly Line[]
  /** Of deposits: what was ever credited, and what of that was taken from the balance again. */
  readonly cameIn: number
  readonly takenBack: number
  /** By staff, beyond what they paid in. */
  readonly given: number
  readonly left: number
  /** What live trades brought, below zero what they cost. */
  readonly traded: number
}

// biome-ignore lint/suspicious/noExplicitAny: rows as they came
type Row = any

export async function shownTo(caller: Caller, person: Person): Promise<Shown> {
  const pages = async (path: string): Promise<Row[]> => {
    const rows: Row[] = []
    for (let cursor = ''; ; ) {
      const reply = await callUntil(caller, person, { method: 'GET', path: `${path}${cursor}` })
      if (reply.http !== 200) throw new Error(`${path}: ${reply.http} ${reply.code}`)
      const { data } = reply
      rows.push(...(Array.isArray(data) ? data : data.movements))
      const next = reply.next_cursor ?? data.next_cursor
      if (!next) return rows
      cursor = `&cursor=${next}`
    }
  }
  const one = async (path: string) =>
    (await callUntil(caller, person, { method: 'GET', path })).data as Row
  const deposits = await pages('/deposit?limit=100')
  const withdrawals = await pages('/withdraw?limit=100')
  const live = await pages('/trading?mode=real&limit=100')
  const demo = await pages('/trading?mode=demo&limit=100')
  const movements = await pages('/statement?limit=100')
  const of = (kind: string) =>
    sum(movements.filter((it) => it.kind === kind).map((it) => it.amount))
  const ended = new Set(['Rejected', 'Cancelled'])
  return {
    balance: cents((await one('/users/me')).balance),
    available: cents((await one('/withdraw/terms')).available),
    deposits: deposits.map((it) => ({
      id: it.deposit_id,
      status: it.status,
      cents: cents(it.asked_amount ?? it.amount ?? 0),
    })),
    withdrawals: withdrawals.map((it) => ({
      id: it.withdraw_id,
      status: it.status,
      cents: cents(it.amount),
    })),
    trades: [...live, ...demo].map((it) => ({
      id: it.trade_id,
      status: it.status,
      cents: cents(it.amount),
    })),
    cameIn: sum(
      deposits
        .filter((it) => it.status === 'Approved' || ['disputed', 'reorged'].includes(it.detail))
        .map((it) => present(it.amount, 'what was credited')),
    ),
    takenBack: -of('deposit_reversal'),
    given: of('goodwill'),
    left: sum(withdrawals.filter((it) => !ended.has(it.status)).map((it) => it.amount)),
    traded: sum(live.map((it) => (it.payout ?? 0) - it.amount)),
  }
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + cents(amount), 0)
}
