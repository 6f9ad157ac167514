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

/**
 * What became of a source's word when a price was made of several: taken, or left out since its
 * connection is lost, its newest word is too old, it does not move while others do, or it is too
 * far from the others.
 */
export const sourceRoles = ['used', 'down', 'old', 'frozen', 'outlier'] as const
export type SourceRole = (typeof sourceRoles)[number]

export type SourcePart = { readonly name: string; readonly role: SourceRole }

/** "median:kraken+bitstamp;coinbase=old": those used, then the others with why not. */
export function medianName(parts: readonly SourcePart[]): SourceName {
  const used = parts.filter(({ role }) => role === 'used').map(({ name }) => name)
  const others = parts.filter(({ role }) => role !== 'used')
  return `median:${[used.join('+'), ...others.map(({ name, role }) => `${name}=${role}`)].join(';')}`
}

/** What `medianName` was made of, those used first; undefined where it is another's name. */
export function medianParts(name: string): readonly SourcePart[] | undefined {
  if (sourceStem(name) !== 'median') return undefined
  const [used = '', ...others] = name.slice('median:'.length).split(';')
  return [
    ...(used === '' ? [] : used.split('+').map((one) => ({ name: one, role: 'used' as const }))),
    ...others.flatMap((text) => {
      const [other = '', role = ''] = text.split('=')
      const known = sourceRoles.find((one) => one === role)
      return known ? [{ name: other, role: known }] : []
    }),
  ]
}
