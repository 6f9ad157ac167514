// Over how much of a trade's time its price's way decides.

import type { Terms } from './receipt.ts'

/**
 * T of the strike factor: the duration less the delay of the entry, and less what an average takes
 * off, so that it strays as much as the price does in T.
 */
export function pricedSeconds(terms: Pick<Terms, 'duration' | 'entry_delay_ms' | 'exit_seconds'>) {
  const { duration, entry_delay_ms: delay = 0, exit_seconds: n = 1 } = terms
  return duration - delay / 1_000 - ((n - 1) * (4 * n + 1)) / (6 * n)
}
