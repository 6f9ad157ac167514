// Who states a price. The name is stored and shown with each price; what kind of source it is
// stands here alone, and a feed may write no other name: a new one does not compile until it is
// listed.

/** By what a name begins with; after a colon may follow which one, as in "replay:2022-01". */
export const priceSources = {
  simulated: 'simulated',
  replay: 'replayed',
  /** Its quotes. */
  kraken: 'real',
  /** Its trades, where prices of a gap were asked for afterwards. */
  'kraken trades': 'real',
  /** Its quotes. */
  coinbase: 'real',
  /** Its trades, as above. */
  'coinbase trades': 'real',
  bitstamp: 'real',
  'bitstamp trades': 'real',
  /** What the operator has a licence for, named after the colon. */
  licensed: 'real',
  /** Of several sources, named after the colon with those that were left out. */
  median: 'real',
} as const

export type SourceStem = keyof typeof priceSources
export type SourceName = SourceStem | `${SourceStem}:${string}`

/** What was stored once and is of no source we still know is never called real. */
export const sourceKinds = ['real', 'simulated', 'replayed', 'unknown'] as const
export type SourceKind = (typeof sourceKinds)[number]

export function sourceStem(name: string): SourceStem | undefined {
  const stem = name.replace(/:.*/, '')
  return Object.hasOwn(priceSources, stem) ? (stem as SourceStem) : undefined
}

export function sourceKind(name: string): SourceKind {
  const stem = sourceStem(name)
  return stem ? priceSources[stem] : 'unknown'
}
