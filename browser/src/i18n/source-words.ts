// What each source said, where a price was made of several.

import { medianParts, type SourceRole } from '#verify/median.ts'

type Words = {
  /** Why a source had no part; nothing is said of one that had. */
  readonly roles: Readonly<Partial<Record<SourceRole, string>>>
  readonly name?: (source: string) => string
  readonly price?: (price: number) => string
}

/** "kraken 60000.5, bitstamp 66000 (too far off)"; empty where it is of one source. */
export function sourceWords(
  source: string,
  said: readonly (number | null)[] | undefined,
  { roles, name: named = String, price: priced = String }: Words,
): string {
  return (medianParts(source) ?? [])
    .map(({ name, role }, place) => {
      const price = said?.[place]
      const why = roles[role]
      const known = price == null ? [named(name)] : [named(name), priced(price)]
      return [...known, ...(why === undefined ? [] : [`(${why})`])].join(' ')
    })
    .join(', ')
}
