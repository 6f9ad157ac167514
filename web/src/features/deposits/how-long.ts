// How long a network usually takes for its confirmations: what its blocks are known to take, and
// those of the sandbox's own chain.

import type { ConversionView } from '#contract/client/deposits.ts'
import { coinFacts } from '#kernel/coins.ts'

type Wait = Pick<ConversionView, 'currency' | 'network' | 'confirmations_needed'>

/** In seconds, from when it is sent. */
export function secondsToCredit({ currency, network, confirmations_needed: needed }: Wait): number {
  const { usual, simulated } = coinFacts[currency].blockSeconds
  return needed * (network === 'simulated' ? simulated : usual)
}
