// Where a drawing begins that nobody points at: over the newest bars, to be moved by numbers.

import type { Bar } from '#ui/bars.ts'
import type { Drawing, DrawingTool } from './setup.ts'

/** About as many as are seen on a phone. */
export const overBars = 40

type Ends = { readonly from: number; readonly to: number }

/** From the first bar to the last: by their closes, or by the lowest and the highest price. */
const ends: Readonly<Record<DrawingTool, (bars: readonly Bar[], newest: Bar) => Ends | undefined>> =
  {
    horizontalStraightLine: () => undefined,
    segment: (bars, newest) => ({ from: bars[0]?.close ?? newest.close, to: newest.close }),
    box: lowToHigh,
    fibonacciLine: lowToHigh,
  }

function lowToHigh(bars: readonly Bar[]): Ends {
  return {
    from: Math.min(...bars.map(({ low }) => low)),
    to: Math.max(...bars.map(({ high }) => high)),
  }
}

/** Undefined without a bar. */
export function beginDrawing(tool: DrawingTool, bars: readonly Bar[]): Drawing | undefined {
  const [first] = bars
  const newest = bars.at(-1)
  if (!first || !newest) return undefined
  const until = { timestamp: newest.time * 1_000, value: newest.close }
  const between = ends[tool](bars, newest)
  if (!between) return { tool, points: [until] }
  return {
    tool,
    points: [
      { timestamp: first.time * 1_000, value: between.from },
      { ...until, value: between.to },
    ],
  }
}
