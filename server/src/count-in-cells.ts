// Reports of home go over all cells: it asks each of the others what it counted, in its turn there.

import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { KnownRefusal } from '#contract/refusals.ts'
import { Mode } from '#contract/shared/wire.ts'
import { reportNames } from '#contract/staff/reports.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { minute } from '#kernel/time.ts'
import type { Counted } from './oversight/reports/counted.ts'
import { shapes } from './oversight/reports/counted-shapes.ts'
import type { Count, OtherCells, Wish } from './oversight/reports/make-report.ts'
import { homeCell } from './platform/cell.ts'
import { answerCells } from './platform/cell-questions.ts'
import type { CellWays } from './platform/cell-ways.ts'

const countPath = '/cells/counted'

/** Those that reports of this one tell of too; undefined: there is one cell. */
export function otherCells(ways: CellWays | undefined): OtherCells | undefined {
  if (!ways) return undefined
  const { own, cells } = ways
  const others = own === homeCell ? cells.filter((cell) => cell !== own) : []
  return { own, counts: new Map(others.map((cell) => [cell, countIn(ways, cell)])) }
}

const Wished = z.strictObject({
  report: z.enum(reportNames),
  book: Mode,
  period: z.strictObject({ from: z.string(), to: z.string() }),
})

const Said = z.union([shapes.Counted, z.strictObject({ refused: z.literal('report_too_long') })])

/** One that does not answer leaves a report unmade: what is not of all is not of the install. */
function countIn(ways: CellWays, cell: number): Count {
  return async (wish: Wish): Promise<Counted | KnownRefusal> => {
    const answer = await ways.ask(cell, countPath, wish, minute).catch(() => undefined)
    const said = z.safeParse(Said, answer)
    if (!said.success) return refuse('report_cell_away', { cell })
    return isRefusal(said.data) ? refuse(said.data.refused) : said.data
  }
}

export function answerCounting(app: FastifyInstance, ways: CellWays, count: Count): void {
  answerCells(app, ways, countPath, (question) => count(z.parse(Wished, question)))
}
