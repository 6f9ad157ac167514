// Reads the recorded calibration (server/seed/calibration.json, written by `npm run calibrate`) and
// arranges it by recording and duration. docs/pricing.md has its tables from the same run.

import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { CalibrationFile, type CalibrationView } from '#contract/public/calibration.ts'

const figure = z.nullable(z.number())

const Recorded = z.object({
  margin: z.number(),
  columns: z.array(z.string()),
  files: z.array(
    z.object({
      file: z.string(),
      notes: CalibrationFile.shape.notes,
      worst: figure,
      mean_error: figure,
      realised_margin: figure,
      inside_interval: figure,
      draw_rate: figure,
      void_rate: figure,
      rows: z.array(z.array(z.union([z.string(), z.number()]))),
    }),
  ),
})
type Recorded = z.infer<typeof Recorded>

const Row = z.object({
  horizon_s: z.number(),
  strike_rate: z.string(),
  side: z.string(),
  priced: z.number(),
  seen: z.number(),
  n: z.number(),
})
type Row = z.infer<typeof Row>

export type RecordedCalibration = {
  readonly view: CalibrationView
  /** How many trades it is made of. */
  readonly trades: number
}

export async function readCalibration(path: string): Promise<RecordedCalibration> {
  const { margin, columns, files } = Recorded.parse(JSON.parse(await readFile(path, 'utf8')))
  const read = files.map(({ rows, ...summary }) => ({ summary, rows: rowsOf(rows, columns) }))
  return {
    view: { margin, files: read.map(({ summary, rows }) => arranged(summary, rows)) },
    trades: read.flatMap(({ rows }) => rows).reduce((sum, { n }) => sum + n, 0),
  }
}

function rowsOf(rows: Recorded['files'][number]['rows'], columns: readonly string[]): Row[] {
  return rows.map((cells) =>
    Row.parse(Object.fromEntries(columns.map((name, index) => [name, cells[index]]))),
  )
}

function arranged(
  summary: Omit<Recorded['files'][number], 'rows'>,
  all: readonly Row[],
): CalibrationFile {
  const nameOf = (row: Row) => `${row.strike_rate} ${row.side}`
  const sides = [...new Map(all.map((row) => [nameOf(row), row])).values()]
  const seconds = [...new Set(all.map((row) => row.horizon_s))]
  return {
    ...summary,
    sides: sides.map(({ strike_rate, side, priced }) => ({ strike_rate, side, priced })),
    horizons: seconds.map((horizon) => {
      const same = all.filter((row) => row.horizon_s === horizon)
      const seenOf = new Map(same.map((row) => [nameOf(row), row.seen]))
      return { seconds: horizon, seen: sides.map((side) => seenOf.get(nameOf(side)) ?? null) }
    }),
  }
}
