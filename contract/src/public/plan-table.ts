// The plan table as anyone may read it: what each plan takes and gives now.

import * as z from 'zod/mini'
import { Success, Text } from '../shared/wire.ts'

export const PlanView = z.object({
  id: Text,
  /** Deposits less withdrawals, in dollars. */
  funding: z.number(),
  trades_per_day: z.int(),
})
export type PlanView = z.infer<typeof PlanView>

export const planTableRoutes = {
  plans: {
    method: 'GET',
    path: '/public/plans',
    audience: 'public',
    keptMs: 1_000,
    summary: 'The plans: what each takes, and how many trades a day it allows, as it is now.',
    reply: Success(z.array(PlanView)),
  },
} as const
