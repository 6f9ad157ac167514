// Makes reports, one after the other, each on one core and within a time, with a rest after each:
// whoever trades is not to notice. What was made is given again for a minute, or for fifty times
// what it took.

import { setTimeout as sleep } from 'node:timers/promises'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Report, ReportName, ReportRow } from '#contract/staff/reports.ts'
import type { Book } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hour, iso, type Millis, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import {
  type ActSums,
  noSignUps,
  type PayoutSums,
  type SignUpSums,
  sumActs,
  sumPayouts,
  sumSignUps,
} from './facts.store.ts'
import { daysOf, type Period } from './period.ts'
import * as of from './report.ts'
import { firstSignUp, readClientDays, readDays, readMark, type Stretch } from './sums.store.ts'

export type Wish = { readonly report: ReportName; readonly book: Book; readonly period: Period }
export type MakeReport = (wish: Wish) => Promise<Report | KnownRefusal>

type Deps = { readonly db: Db; readonly clock: Clock }

const longestMs = 30 * second
const keptMs = minute
/** What it cost to make is at most this share of the time until it is made again. */
const effortShare = 1 / 50
const keptMost = 100
/** After each nothing is made for so many times what it took, up to a most. */
const restFactor = 9
const restMostMs = 3 * second
/** So much of the journal is read beside the sums; while they are further behind, none is. */
const recentMs = hour

type Kept = { readonly made: ReturnType<MakeReport>; goodUntil: number }

export function openReports(deps: Deps): MakeReport {
  const { clock } = deps
  const known = new Map<string, Kept>()
  let last: Promise<unknown> = Promise.resolve()
  let restsUntil = 0

  async function makeNext(wish: Wish, before: Promise<unknown>, key: string) {
    await before
    await sleep(Math.max(0, restsUntil - clock.now()))
    const began = clock.now()
    const made = await makeReport(deps, wish).catch((error: unknown) => {
      known.delete(key)
      throw error
    })
    const now = clock.now()
    restsUntil = now + Math.min(restMostMs, restFactor * (now - began))
    const kept = known.get(key)
    if (kept) kept.goodUntil = now + Math.max(keptMs, (now - began) / effortShare)
    if (isRefusal(made)) known.delete(key)
    return made
  }

  return (wish) => {
    const key = JSON.stringify(wish)
    const found = known.get(key)
    if (found && clock.now() < found.goodUntil) return found.made
    known.delete(key)
    const [oldest] = known.keys()
    if (known.size >= keptMost && oldest !== undefined) known.delete(oldest)
    const made = makeNext(wish, last, key)
    last = made.catch(() => {})
    known.set(key, { made, goodUntil: Number.POSITIVE_INFINITY })
    return made
  }
}

type Asked = Parameters<typeof readDays>[1]

/** How each report is made. */
const tables: Readonly<Record<ReportName, (tx: Tx, asked: Asked) => Promise<of.Table>>> = {
  turnover: async (tx, asked) => of.turnoverOf(daysOf(asked.period), await readDays(tx, asked)),
  result: async (tx, asked) => of.resultOf(daysOf(asked.period), await readDays(tx, asked)),
  money: async (tx, asked) => of.moneyOf(daysOf(asked.period), await readDays(tx, asked)),
  clients: async (tx, asked) =>
    of.tableOf(daysOf(asked.period), await readClientDays(tx, asked), of.profitsRow),
  payouts: async (tx, { period }) =>
    of.tableOf(daysOf(period), await sumPayouts(tx, period), payoutsRow),
  sign_ups: async (tx, { period }) =>
    of.tableOf(daysOf(period), await sumSignUps(tx, period), signUpsRow),
  acts: async (tx, { period }) => {
    const found = await sumActs(tx, period)
    const members = new Set(found.flatMap(({ member }) => member ?? []))
    const whole = found.find(({ member }) => member === null)
    return {
      rows: found.filter(({ member }) => member !== null).map(actsRow),
      total: { ...actsRow(whole), member: String(members.size), act: null },
    }
  },
}

function payoutsRow(sums: PayoutSums | undefined): ReportRow {
  const minutes = (took: number | null | undefined) => took?.toFixed(1) ?? null
  return {
    paid: String(sums?.paid ?? 0n),
    half: minutes(sums?.half),
    p95: minutes(sums?.p95),
    longest: minutes(sums?.longest),
  }
}

function signUpsRow(sums: SignUpSums | undefined): ReportRow {
  const { day: _, ...counts } = sums ?? noSignUps
  return Object.fromEntries(Object.entries(counts).map(([name, of]) => [name, String(of)]))
}

function actsRow(sums: ActSums | undefined): ReportRow {
  const { member = null, act = null, times = 0n, clients = 0n, last = null } = sums ?? {}
  return {
    member,
    act,
    times: String(times),
    clients: String(clients),
    last: last === null ? null : iso(last),
  }
}

async function makeReport(
  { db, clock }: Deps,
  { report, book, period }: Wish,
): Promise<Report | KnownRefusal> {
  try {
    return await db.transaction(async (tx) => {
      await tx.rows(`set local statement_timeout = ${longestMs}`)
      await tx.rows('set local max_parallel_workers_per_gather = 0')
      const since = await sinceSums(tx, clock.now())
      const asked = { period, book, since }
      const { rows, total } = await tables[report](tx, asked)
      const { from, to } = period
      return { report, mode: book, from, to, through: iso(since.to), rows: [...rows], total }
    })
  } catch (error) {
    if (sqlStateOf(error) === queryCanceled) return refuse('report_too_long')
    throw error
  }
}

const queryCanceled = '57014'

/** What is not in the sums yet; nothing, while they are far behind or were never begun. */
async function sinceSums(tx: Tx, now: Millis): Promise<Stretch> {
  const mark = (await readMark(tx)) ?? (await firstSignUp(tx)) ?? now
  return { from: mark, to: now - mark <= recentMs ? now : mark }
}
