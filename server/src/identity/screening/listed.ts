// A list of people whom an operator must not serve, as its authority publishes it, and what of it
// is kept: people and their names, not firms or ships.

import type { ScreeningListKind } from '#contract/staff/screening.ts'

export type ListedPerson = {
  /** Their number on the list. */
  readonly ref: string
  readonly names: readonly string[]
  /** As the list writes it: a day, a year, "circa 1962"; several parted by "; ". */
  readonly born: string
}

export type ParsedList = {
  readonly kind: ScreeningListKind
  /** The day that the list gives itself. */
  readonly version: string
  readonly people: readonly ListedPerson[]
}

/** A file with more is none of these lists. */
export const peopleMost = 200_000
export const namesMost = 200
export const nameMost = 300
export const bornMost = 500

/** One line, without what cannot be stored, and not longer than is kept. */
export function tidied(text: string, most: number): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
}

/** Gathers the people of a list, whose names come row by row. */
export function gathering() {
  const people = new Map<string, { names: Set<string>; born: Set<string> }>()
  return {
    add: (ref: string, name: string, born: string) => {
      const known = people.get(ref) ?? { names: new Set<string>(), born: new Set<string>() }
      people.set(ref, known)
      if (name !== '' && known.names.size < namesMost) known.names.add(tidied(name, nameMost))
      if (born !== '') known.born.add(born)
    },
    all: (): ListedPerson[] =>
      [...people]
        .map(([ref, { names, born }]) => {
          return { ref, names: [...names], born: tidied([...born].join('; '), bornMost) }
        })
        .filter(({ names }) => names.length > 0),
  }
}
