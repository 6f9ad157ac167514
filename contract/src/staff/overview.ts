// How the install is doing, at a glance.

import * as z from 'zod/mini'
import { Instant, Success, Text } from '../shared/wire.ts'

/** Of the live account; amounts as plain text, in dollars. Days and hours are UTC. */
export const OverviewDay = z.object({
  day: Text,
  staked: Text,
  /** Stakes and profits that went back to clients. */
  returned: Text,
  trades: z.int(),
  paid_in: Text,
  paid_out: Text,
  sign_ups: z.int(),
})
export type OverviewDay = z.infer<typeof OverviewDay>

/** How long after their expiry trades were settled. */
export const LagHour = z.object({
  hour: Instant,
  settled: z.int(),
  voided: z.int(),
  half_ms: z.nullable(z.number()),
  p95_ms: z.nullable(z.number()),
})
export type LagHour = z.infer<typeof LagHour>

export const Overview = z.object({
  /** Fourteen, the last is today so far. */
  days: z.array(OverviewDay),
  /** Twenty-four, the last is this hour so far. */
  hours: z.array(LagHour),
})
export type Overview = z.infer<typeof Overview>

export const overviewRoutes = {
  officeOverview: {
    method: 'GET',
    path: '/office/overview',
    audience: 'staff',
    action: 'overview.read',
    summary: 'Money, turnover, sign-ups and settlement lag of the last days.',
    reply: Success(Overview),
  },
} as const
