// How many trades the published calibration is made of, from the figures that come with the
// program.

import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

const Calibration = z.object({
  columns: z.array(z.string()),
  files: z.array(z.object({ rows: z.array(z.array(z.union([z.number(), z.string()]))) })),
})

/** Reads the file once. */
export function openCalibration(path: string): () => Promise<number> {
  let counted: Promise<number> | undefined
  return () => {
    counted ??= countTrades(path)
    return counted
  }
}

async function countTrades(path: string): Promise<number> {
  const { columns, files } = Calibration.parse(JSON.parse(await readFile(path, 'utf8')))
  const place = columns.indexOf('n')
  const counts = files.flatMap(({ rows }) => rows.map((row) => Number(row[place] ?? 0)))
  return counts.reduce((sum, count) => sum + count, 0)
}
