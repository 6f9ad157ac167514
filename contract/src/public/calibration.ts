// The calibration on the wire: how often trades priced at a chance really won, in recorded prices.

import * as z from 'zod/mini'
import { Details, Success, Text } from '../shared/wire.ts'

export const CalibrationFile = z.object({
  /** Which recording, by its file's name. */
  file: Text,
  /** How long it is, and what of it could not be used. */
  notes: z.array(
    z.object({
      /** One of `calibrationNotes`. */
      code: Text,
      details: z.optional(Details),
    }),
  ),
  /** Seen less priced in percentage points, 1 minute to 1 hour; null where too little to judge. */
  worst: z.nullable(z.number()),
  mean_error: z.nullable(z.number()),
  /** Shares: 0.04 is 4 %. */
  realised_margin: z.nullable(z.number()),
  inside_interval: z.nullable(z.number()),
  draw_rate: z.nullable(z.number()),
  void_rate: z.nullable(z.number()),
  sides: z.array(z.object({ strike_rate: Text, side: Text, priced: z.number() })),
  /** `seen` stands in the order of the sides; null where a side was seldom quoted. */
  horizons: z.array(z.object({ seconds: z.number(), seen: z.array(z.nullable(z.number())) })),
})
export type CalibrationFile = z.infer<typeof CalibrationFile>

export const CalibrationView = z.object({
  /** The margin that was priced. */
  margin: z.number(),
  files: z.array(CalibrationFile),
})
export type CalibrationView = z.infer<typeof CalibrationView>

export const calibrationRoutes = {
  calibration: {
    method: 'GET',
    path: '/public/calibration',
    audience: 'public',
    keptMs: 60_000,
    summary: 'How often trades priced at a chance really won, measured on recorded prices.',
    reply: Success(CalibrationView),
  },
} as const
