// Whether this install can really trade, for whoever watches it.

import * as z from 'zod/mini'
import { Instant, Sentence, Success, Text } from '../shared/wire.ts'
import { BooksView } from './status.ts'

export const HealthView = z.object({
  install_mode: z.enum(['sandbox', 'live']),
  feed: Text,
  /** Age of the newest tick of any tradable instrument that is open now; null before the first. */
  feed_age_ms: z.nullable(z.number()),
  is_trading: z.boolean(),
  /** Why not, in words, when it cannot trade. */
  problems: z.array(Sentence),
  /** The chains that deposits come on: how far each was read, and what is wrong with it. */
  chains: z.array(
    z.object({
      currency: Text,
      network: Text,
      height: z.nullable(z.number()),
      problem: z.nullable(Sentence),
    }),
  ),
  /** Our books against those who keep the money: how the last look ended, and when. */
  books: BooksView,
  /** Whether more trades of the last hour ended void than is taken for chance. */
  voids: z.enum(['few', 'many', 'unknown']),
  /** Whether the settings in use are those that were decided on. */
  settings: z.enum(['decided', 'in_doubt']),
  /** Whether the server's role in the database may do more than the server needs. */
  database: z.enum(['least_rights', 'too_powerful']),
  server_time: Instant,
  version: Text,
})
export type HealthView = z.infer<typeof HealthView>

export const healthRoutes = {
  health: {
    method: 'GET',
    path: '/health',
    audience: 'public',
    // It is asked for what is so now, and its status is half of the answer.
    keptMs: null,
    summary: '200 once this install can really trade, 503 before and when it cannot.',
    reply: Success(HealthView),
  },
} as const
