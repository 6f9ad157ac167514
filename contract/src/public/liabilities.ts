// What clients are owed, by the newest tree, beside what the install's addresses hold.

import * as z from 'zod/mini'
import { Instant, Success, Text } from '../shared/wire.ts'

export const OwedView = z.object({
  /** Null until the first day of an install is published. */
  owed: z.nullable(
    z.object({
      currency: Text,
      at: Instant,
      total: z.number(),
      /** Of the tree, hexadecimal; the log has it at this place. */
      root: Text,
      entry: z.int(),
    }),
  ),
  /** What chains said when the books were last compared with them; coins as text. */
  held: z.array(z.object({ coin: Text, network: Text, units: Text })),
  /** Null before the first time. */
  held_at: z.nullable(Instant),
})
export type OwedView = z.infer<typeof OwedView>

export const owedRoutes = {
  owed: {
    method: 'GET',
    path: '/public/owed',
    audience: 'public',
    keptMs: 10_000,
    summary: 'What clients are owed, as it was last published, and what the addresses hold.',
    reply: Success(OwedView),
  },
} as const
