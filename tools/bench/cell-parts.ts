// What the benchmark of cells and each of its cells tell each other.

import * as z from 'zod/mini'

/** Accept for so long, then settle so many that are due together. */
export const Turn = z.strictObject({ seconds: z.number(), due: z.number() })
export type Turn = z.infer<typeof Turn>

/** Processor time of one, of Node and PostgreSQL together. */
export const CellCost = z.strictObject({
  accepted: z.number(),
  acceptUs: z.number(),
  settled: z.number(),
  settleUs: z.number(),
})
export type CellCost = z.infer<typeof CellCost>

export const Ready = z.strictObject({ isReady: z.literal(true) })
