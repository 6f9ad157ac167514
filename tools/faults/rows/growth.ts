// Whether what a process holds grows. What it holds goes up and down with the collection of
// garbage: what is left after it is what counts, so the least of some minutes.

import { assert } from '#kernel/assert.ts'
import { minute } from '#kernel/time.ts'

export type Held = {
  /** In milliseconds. */
  readonly at: number
  readonly rssMb: number
  readonly heapMb: number
}

/**
 * What the heaps of both threads hold, by the server's metrics; undefined where the one that trades
 * did not answer in time: half of them would be the least of its span.
 */
export function heapMbIn(metrics: string): number | undefined {
  const lines = metrics.matchAll(/^nodejs_heap_size_used_bytes\{thread="(\w+)"\} (\S+)$/gm)
  const bytes = new Map([...lines].map(([, thread, value]) => [thread, Number(value)]))
  const all = [...bytes.values()]
  assert(bytes.has('web') && all.every((it) => it > 0), 'the metrics say what the heaps hold')
  if (!bytes.has('trading')) return undefined
  return all.reduce((sum, it) => sum + it, 0) / 2 ** 20
}

const spanMs = 5 * minute
/** As full as a last span is that was looked at to its end. */
const fullFrom = 0.95

/**
 * Of each span of five minutes the least, at the middle of the span. A last one that is not full is
 * left out: the least of a few looks is garbage, and at the end of a line it turns all of it.
 */
export function floorsOf(held: readonly Held[]): Held[] {
  const first = held[0]?.at ?? 0
  const lasted = (held.at(-1)?.at ?? 0) - first
  const full = Math.floor(lasted / spanMs + 1 - fullFrom)
  const spans = new Map<number, Held>()
  for (const { at, rssMb, heapMb } of held) {
    const nr = Math.floor((at - first) / spanMs)
    if (nr >= full) break
    const least = spans.get(nr)
    spans.set(nr, {
      at: first + (nr + 0.5) * spanMs,
      rssMb: Math.min(rssMb, least?.rssMb ?? rssMb),
      heapMb: Math.min(heapMb, least?.heapMb ?? heapMb),
    })
  }
  return [...spans.values()]
}

/** The slope of the line of least squares, in MB an hour; 0 for less than two. */
export function slopeOf(held: readonly Held[], of: 'rssMb' | 'heapMb'): number {
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const hours = held.map(({ at }) => at / (60 * minute))
  const [middle, level] = [mean(hours), mean(held.map((one) => one[of]))]
  const squares = hours.reduce((sum, at) => sum + (at - middle) ** 2, 0)
  if (squares === 0) return 0
  const both = held.map((one, nr) => ((hours[nr] ?? 0) - middle) * (one[of] - level))
  return both.reduce((sum, one) => sum + one, 0) / squares
}
