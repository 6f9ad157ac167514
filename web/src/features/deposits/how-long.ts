// How long a network usually takes for its confirmations: what its blocks are known to take, and
// those of the sandbox's own chain.

import type { ConversionView } from '#contract/client/deposits.ts'

const blockSeconds = { btc: 600, eth: 12 } as const
const simulatedSeconds = { btc: 5, eth: 2 } as const

type Wait = Pick<ConversionView, 'currency' | 'network' | 'confirmations_needed'>

/** In seconds, from when it is sent. */
export function secondsToCredit({ currency, network, confirmations_needed: needed }: Wait): number {
  const each = network === 'simulated' ? simulatedSeconds : blockSeconds
  return needed * each[currency]
}
