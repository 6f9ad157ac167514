// Makes reports of what is counted here and in the cells that this one is to tell of. What is
// counted here is counted in its turn, on one core and within a time.

import * as z from 'zod/mini'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { Report, ReportName } from '#contract/staff/reports.ts'
import type { Book } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { hour, iso, type Millis, millis, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Counted } from './counted.ts'
import { shapes } from './counted-shapes.ts'
import { countPayouts, sumActs, sumSignUps } from './facts.store.ts'
import { openTurns } from './in-turn.ts'
import { daysOf, type Period } from './period.ts'
import * as of from './report.ts'
import { firstSignUp, readClientDays, readDays, readMark, type Stretch } from './sums.store.ts'

export type Wish = { readonly report: ReportName; readonly book: Book; readonly period: Period }
export type Count = (wish: Wish) => Promise<Counted | KnownRefusal>
export type MakeReport = (wish: Wish) => Promise<Report | KnownRefusal>

export type Reports = {
  readonly make: MakeReport
  /** What is of this cell alone. */
  readonly count: Count
}

/** Beside this cell. */
export type OtherCells = {
  /** By its number; a report says of which cells it is. */
  readonly own: number
  readonly counts: ReadonlyMap<number, Count>
}

type Deps = { readonly db: Db; readonly clock: Clock }
type Asked = Parameters<typeof readDays>[1]

const longestMs = 30 * second
/** So much of the journal is read beside the sums; while they are further behind, none is. */
const recentMs = hour

/** `others` undefined: there is one cell. */
export function openReports(deps: Deps, others?: OtherCells): Reports {
  const inTurn = openTurns<Counted>(deps.clock)
  const count: Count = (wish) => inTurn(JSON.stringify(wish), () => countIn(deps, wish))
  const counts = [count, ...(others?.counts.values() ?? [])]
  const cells = others ? [others.own, ...others.counts.keys()] : []
  return {
    count,
    make: async (wish) => {
      const counted = await Promise.all(counts.map((countOne) => countOne(wish)))
      const known: Counted[] = []
      for (const one of counted) {
        if (isRefusal(one)) return one
        known.push(one)
      }
      return reportOf(wish, cells, known)
    },
  }
}

type Telling = {
  readonly count: (tx: Tx, asked: Asked) => Promise<readonly object[]>
  readonly tell: (days: readonly string[], counted: readonly unknown[]) => of.Table
}

/** What was counted is read as it comes from any cell. */
function telling<Fact extends object>(
  fact: z.ZodMiniType<Fact>,
  count: (tx: Tx, asked: Asked) => Promise<Fact[]>,
  tell: (days: readonly string[], counted: readonly Fact[]) => of.Table,
): Telling {
  return { count, tell: (days, counted) => tell(days, z.parse(z.array(fact), counted)) }
}

/** How each report is made. */
const tellings: Readonly<Record<ReportName, Telling>> = {
  turnover: telling(shapes.DaySum, readDays, of.turnoverOf),
  result: telling(shapes.DaySum, readDays, of.resultOf),
  money: telling(shapes.DaySum, readDays, of.moneyOf),
  clients: telling(shapes.ClientSums, readClientDays, of.profitsOf),
  payouts: telling(shapes.PayoutTook, (tx, { period }) => countPayouts(tx, period), of.payoutsOf),
  sign_ups: telling(shapes.SignUpSums, (tx, { period }) => sumSignUps(tx, period), of.signUpsOf),
  acts: telling(shapes.ActSums, (tx, { period }) => sumActs(tx, period), of.actsOf),
}

async function countIn(
  { db, clock }: Deps,
  { report, book, period }: Wish,
): Promise<Counted | KnownRefusal> {
  try {
    return await db.transaction(async (tx) => {
      await tx.rows(`set local statement_timeout = ${longestMs}`)
      await tx.rows('set local max_parallel_workers_per_gather = 0')
      const since = await sinceSums(tx, clock.now())
      const facts = await tellings[report].count(tx, { period, book, since })
      return { through: since.to, facts: [...facts] }
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

/** As far as every cell knows. */
function reportOf(
  { report, book, period }: Wish,
  cells: readonly number[],
  counted: readonly Counted[],
): Report {
  const { from, to } = period
  const through = iso(millis(Math.min(...counted.map((one) => one.through))))
  const facts = counted.flatMap((one) => one.facts)
  const { rows, total } = tellings[report].tell(daysOf(period), facts)
  return { report, mode: book, from, to, through, cells: [...cells], rows: [...rows], total }
}
