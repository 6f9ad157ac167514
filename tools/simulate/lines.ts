// The lines of a recording: what the world did to the install, what chance gave, and what the
// install answered, one JSON object a line. A replay makes them anew, and they must be the same to
// the letter.

/** JSON in which amounts are text. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it)) ?? ''
}

/** Where a replay is not what was recorded. */
export type Difference = {
  /** Of the recording, from 1 on. */
  readonly line: number
  readonly recorded: string | undefined
  readonly replayed: string | undefined
}

/** Lines as they are made again; `differs` has the first that is not as recorded. */
export type Comparing = {
  readonly write: (line: string) => void
  readonly differs: () => Difference | undefined
  /** To be asked when no more lines come: there may be some that were recorded and did not. */
  readonly missing: () => Difference | undefined
}

export function compareLines(recorded: readonly string[]): Comparing {
  let count = 0
  let first: Difference | undefined
  return {
    write: (replayed) => {
      const was = recorded[count]
      count += 1
      if (!first && was !== replayed) first = { line: count, recorded: was, replayed }
    },
    differs: () => first,
    missing: () => {
      if (first || count >= recorded.length) return first
      return { line: count + 1, recorded: recorded[count], replayed: undefined }
    },
  }
}
