// Puts what several sources tell into one order of time. Each tells in order; what one has told is
// complete up to an instant of its own. So a standstill of ours, after which all that was sent
// meanwhile is read at once, makes the same of it as if nothing had happened.

import { later, type Millis, millis } from '#kernel/time.ts'

type Waiting<Item> = { readonly at: Millis; readonly from: number; readonly item: Item }

export type InOrder<Item> = {
  /** Something that a source told, by the source's place in the list. */
  readonly add: (from: number, at: Millis, item: Item) => void
  /**
   * All that lies before what the sources have told, in order of time, with whether it comes too
   * late to be in its place. `told` is undefined for those that are not waited for.
   */
  readonly take: (told: readonly (Millis | undefined)[]) => readonly Taken<Item>[]
  /** All up to here was taken. */
  readonly through: () => Millis
  /** Nothing of before this instant is to come. */
  readonly skip: (to: Millis) => void
}

export type Taken<Item> = Waiting<Item> & { readonly isLate: boolean }

/** `lagMs`: one that is further behind the foremost is not waited for. */
export function inOrder<Item>(lagMs: number): InOrder<Item> {
  let waiting: Waiting<Item>[] = []
  let through = millis(0)
  const reach = (told: readonly (Millis | undefined)[]) => {
    const known = told.filter((one) => one !== undefined)
    if (known.length === 0) return through
    const foremost = later(millis(Math.max(...known)), -lagMs)
    return millis(Math.max(through, Math.min(...known), foremost))
  }
  return {
    add: (from, at, item) => void waiting.push({ at, from, item }),
    take: (told) => {
      const before = through
      through = reach(told)
      const due = waiting.filter(({ at }) => at <= through)
      waiting = waiting.filter(({ at }) => at > through)
      return due
        .toSorted((a, b) => a.at - b.at || a.from - b.from)
        .map((one) => ({ ...one, isLate: one.at <= before }))
    },
    through: () => through,
    skip: (to) => {
      through = millis(Math.max(through, to))
    },
  }
}
