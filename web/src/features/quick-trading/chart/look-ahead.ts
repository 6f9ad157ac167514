// How wide bars are drawn and how much of what lies ahead is shown, so that a trade from its entry
// to its expiry takes about a third of the chart, whatever the interval.

type Wanted = {
  /** Of the plot, in pixels. */
  readonly width: number
  /** Seconds a bar stands for. */
  readonly step: number
  /** Seconds from now to the expiry. */
  readonly ahead: number
}

export type LookAhead = {
  /** Pixels from one bar to the next. */
  readonly space: number
  /** Pixels to the right of the newest bar. */
  readonly right: number
}

const share = 1 / 3
const mostAhead = 0.45
const margin = 24
export const spaces = { min: 1, max: 40 } as const

export function lookAhead({ width, step, ahead }: Wanted): LookAhead {
  const bars = Math.max(ahead / step, 1)
  const space = Math.min(Math.max((width * share) / bars, spaces.min), spaces.max)
  return { space, right: Math.round(Math.min(bars * space + margin, width * mostAhead)) }
}
