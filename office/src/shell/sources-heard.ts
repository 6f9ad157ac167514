// How many sources of prices are as they should be: heard, or closed as their market is.

import type { HeardSource } from '#contract/staff/prices.ts'

export function sourcesHeard(sources: readonly Pick<HeardSource, 'state'>[]) {
  const heard = sources.filter(({ state }) => state === 'good' || state === 'closed')
  return { heard: heard.length, all: sources.length }
}
