// Withdrawals that were really paid, as the public may see them.

import * as z from 'zod/mini'
import { coins, networks } from '#kernel/coins.ts'
import { Instant, Success, Text } from '../shared/wire.ts'

export const WithdrawalMethod = z.enum([...coins, 'bank'])
export type WithdrawalMethod = z.infer<typeof WithdrawalMethod>

/** Dollars: the largest withdrawal that the demo operator of a sandbox approves and pays. */
export const demoOperatorMost = 1_000

export const ChainNetwork = z.enum(networks)
export type ChainNetwork = z.infer<typeof ChainNetwork>

const PayoutView = z.object({
  method: WithdrawalMethod,
  /** Null for a bank account, of which nothing more is told. */
  network: z.nullable(ChainNetwork),
  /** What left, in dollars. */
  amount: z.number(),
  /** The first six and the last four signs of the address. */
  destination: z.nullable(Text),
  transaction_id: z.nullable(Text),
  /** Where anyone can look the transaction up; null where there is no public explorer. */
  explorer_url: z.nullable(Text),
  requested_at: Instant,
  paid_at: Instant,
})
export type PayoutView = z.infer<typeof PayoutView>

export const PayoutsView = z.object({
  /** The newest, at most 50. */
  payouts: z.array(PayoutView),
  /** From asking to paid, by method, of the window; methods with too few are left out. */
  medians: z.array(
    z.object({ method: WithdrawalMethod, count: z.number(), median_seconds: z.number() }),
  ),
  window_from: Instant,
  window_to: Instant,
})
export type PayoutsView = z.infer<typeof PayoutsView>

export const payoutRoutes = {
  payouts: {
    method: 'GET',
    path: '/public/payouts',
    audience: 'public',
    keptMs: 1_000,
    summary: 'The newest paid withdrawals, and how long they took.',
    reply: Success(PayoutsView),
  },
} as const
