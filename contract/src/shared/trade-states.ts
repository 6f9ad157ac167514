// How a trade can stand, and a price as it is told of: apart from receipts, which few screens show.

import * as z from 'zod/mini'
import { Instant, required, Text } from './wire.ts'

export const TradeMode = z.enum(['Buy', 'Sell'], { error: required('not_listed') })

export const TradeStatus = z.enum(['Pending', 'Won', 'Lost', 'Draw', 'Void'])
export type TradeStatus = z.infer<typeof TradeStatus>

export const VoidReason = z.enum(['no_entry_tick', 'no_exit_tick', 'exit_tick_too_old'])
export type VoidReason = z.infer<typeof VoidReason>

export const TickView = z.object({
  seq: z.number(),
  time: Instant,
  price: z.number(),
  source: Text,
  /** Of a median: what each source in its name said, in that order; null: nothing lately. */
  said: z.optional(z.array(z.nullable(z.number()))),
})
export type TickView = z.infer<typeof TickView>
