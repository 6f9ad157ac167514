// What a median of sources is, for who makes it and for who checks it: the price in the middle, in
// points, and the name that says whose words it is of.

/** The one in the middle, or the mean of the two there, up to the grid where it lies between. */
export function middleOf<Points extends number>(
  mids: readonly Points[],
  { tickPoints }: { readonly tickPoints: number },
): Points | undefined {
  const sorted = mids.toSorted((a, b) => a - b)
  const upper = sorted[sorted.length >> 1]
  if (upper === undefined || sorted.length % 2 === 1) return upper
  const mean = ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2
  return (Math.ceil(mean / tickPoints) * tickPoints) as Points
}

/**
 * What became of a source's word when a price was made of several: taken, or left out since its
 * connection is lost, its newest word is too old, it does not move while others do, or it is too
 * far from the others.
 */
export const sourceRoles = ['used', 'down', 'old', 'frozen', 'outlier'] as const
export type SourceRole = (typeof sourceRoles)[number]

const prefix = 'median:'

export type SourcePart = { readonly name: string; readonly role: SourceRole }

/** "median:kraken+bitstamp;coinbase=old": those used, then the others with why not. */
export function medianName(parts: readonly SourcePart[]): `median:${string}` {
  const used = parts.filter(({ role }) => role === 'used').map(({ name }) => name)
  const others = parts.filter(({ role }) => role !== 'used')
  const left = others.map(({ name, role }) => `${name}=${role}`)
  return `${prefix}${[used.join('+'), ...left].join(';')}`
}

/** What `medianName` was made of, those used first; undefined where it is another's name. */
export function medianParts(name: string): readonly SourcePart[] | undefined {
  if (!name.startsWith(prefix)) return undefined
  const [used = '', ...others] = name.slice(prefix.length).split(';')
  return [
    ...(used === '' ? [] : used.split('+').map((one) => ({ name: one, role: 'used' as const }))),
    ...others.flatMap((text) => {
      const [other = '', role = ''] = text.split('=')
      const known = sourceRoles.find((one) => one === role)
      return known ? [{ name: other, role: known }] : []
    }),
  ]
}
