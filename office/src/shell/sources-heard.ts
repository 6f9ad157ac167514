// How many sources of prices are as they should be: heard, or closed as their market is. Where one
// price is made of several, each of these is counted, by whether its word counts.

import type { HeardSource, Prices } from '#contract/staff/prices.ts'

type Heard = {
  readonly sources: readonly Pick<HeardSource, 'state'>[]
  readonly compared: readonly Pick<Prices['compared'][number], 'is_connected' | 'used'>[]
}

export function sourcesHeard({ sources, compared }: Heard) {
  const isHalted = sources.some(({ state }) => state === 'halted')
  if (compared.length > 0) {
    const counting = compared.filter(({ is_connected, used }) => is_connected && used > 0)
    return { heard: counting.length, all: compared.length, isHalted }
  }
  const heard = sources.filter(({ state }) => state === 'good' || state === 'closed')
  return { heard: heard.length, all: sources.length, isHalted }
}
