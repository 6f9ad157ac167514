// By what a client's trades can be picked: the same for the list, the sums and the file.

import * as z from 'zod/mini'
import { day, text } from '../shared/wire.ts'

const results = ['won', 'lost'] as const

/** `from` and `to` are the first and the last day on which they were accepted, in UTC. */
export const tradeFilter = {
  /** With or without a sign between its two parts. */
  symbol: z.optional(text(20)),
  direction: z.optional(z.enum(['rise', 'fall'], { error: 'not_listed' })),
  result: z.optional(z.enum(results, { error: 'not_listed' })),
  from: z.optional(day('not_day')),
  to: z.optional(day('not_day')),
}
