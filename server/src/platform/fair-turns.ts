// One piece of work at a time, and turns go around among those who ask: whoever asks for much waits
// for themselves, and holds nobody up by more than one piece.

export type FairTurns = {
  /** Undefined, and nothing is done, where the asker, or all together, have too much waiting. */
  readonly take: <T>(asker: string, work: () => Promise<T>) => Promise<T> | undefined
  readonly isIdle: () => boolean
}

/** How much may be under way or wait: of one asker, and of all. */
export function takeFairTurns(most: { readonly each: number; readonly all: number }): FairTurns {
  /** Who asks, in the order of their turns, and what they wait with. */
  const waiting = new Map<string, (() => void)[]>()
  let running: string | undefined
  let count = 0

  const next = () => {
    // Whoever had a turn goes to the end of the row.
    const more = running === undefined ? undefined : waiting.get(running)
    if (running !== undefined && more) {
      waiting.delete(running)
      waiting.set(running, more)
    }
    const [turn] = waiting
    running = turn?.[0]
    if (!turn) return
    const [asker, starts] = turn
    const start = starts.shift()
    if (starts.length === 0) waiting.delete(asker)
    start?.()
  }

  const countOf = (asker: string) => (waiting.get(asker)?.length ?? 0) + (running === asker ? 1 : 0)

  return {
    take: (asker, work) => {
      if (count >= most.all || countOf(asker) >= most.each) return undefined
      count += 1
      return (async () => {
        try {
          await new Promise<void>((start) => {
            waiting.set(asker, [...(waiting.get(asker) ?? []), start])
            if (running === undefined) next()
          })
          return await work()
        } finally {
          count -= 1
          next()
        }
      })()
    },
    isIdle: () => count === 0,
  }
}
