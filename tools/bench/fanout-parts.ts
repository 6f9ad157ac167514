// What the three processes of the fan-out bench agree on: its size, and what they tell each other.

import * as z from 'zod/mini'

export const clients = 10_000
export const symbols = [
  'BTCUSD',
  'ETHUSD',
  'BCHBTC',
  'LTCUSD',
  'XRPUSD',
  'EURUSD',
  'GBPUSD',
  'USDJPY',
  'AUDUSD',
  'USDCHF',
] as const
export const ticksPerSecondEach = 10
export const publishEveryMs = 100
export const runMs = 10_000
/** Left out of delay and processor time: compiling and the first growth of memory. */
export const warmUpMs = 2_000

/** From the serving process, once it listens. */
export const Listening = z.object({ port: z.number() })
/** From the serving process, after a run. */
export const Served = z.object({ published: z.number(), cores: z.number(), rssMb: z.number() })
/** From the clients' process, once all are connected. */
export const Connected = z.object({ connected: z.number() })
/** From the clients' process, whenever asked: since the start. */
export const Received = z.object({
  ticks: z.number(),
  frames: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
})
