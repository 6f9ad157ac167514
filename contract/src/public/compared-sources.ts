// Sources whose prices are compared to make one, as each is heard now.

import * as z from 'zod/mini'
import { Text } from '../shared/wire.ts'

export const ComparedSource = z.object({
  name: Text,
  is_connected: z.boolean(),
  /** How many instruments it lists, and in how many of their newest prices its word counts. */
  instruments: z.int(),
  used: z.int(),
  /** Of its newest word; null: it has said nothing yet. */
  age_ms: z.nullable(z.number()),
  /** How far its newest words lie from the prices made of all, at most; in basis points. */
  furthest_bp: z.number(),
})
export type ComparedSource = z.infer<typeof ComparedSource>
