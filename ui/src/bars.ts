// Bars of a chart: what a stretch of time opened, reached and closed at, and the next price added.

export type Bar = {
  /** Seconds since 1970. */
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

type Price = { readonly price: number; readonly atMs: number; readonly interval: number }

/**
 * Adds a price to the bar it falls into, or begins the next one. Prices out of order are left out.
 */
export function barWith(last: Bar | undefined, { price, atMs, interval }: Price): Bar | undefined {
  const step = Math.max(1, interval)
  const time = Math.floor(atMs / 1000 / step) * step
  if (last && time < last.time) return undefined
  if (!last || time > last.time) return { time, open: price, high: price, low: price, close: price }
  return {
    time,
    open: last.open,
    high: Math.max(last.high, price),
    low: Math.min(last.low, price),
    close: price,
  }
}

/**
 * Heikin-Ashi bars: the close is the mean of the four prices, the open the middle of the bar before
 * (of its own body, for the first). Formula: Valcu, "Using the Heikin-Ashi technique", Stocks &
 * Commodities 22:2, 2004.
 */
export function heikinAshi(bars: readonly Bar[]): Bar[] {
  const smooth: Bar[] = []
  for (const { time, open, high, low, close } of bars) {
    const last = smooth.at(-1)
    const from = last ? (last.open + last.close) / 2 : (open + close) / 2
    const to = (open + high + low + close) / 4
    smooth.push({
      time,
      open: from,
      high: Math.max(high, from, to),
      low: Math.min(low, from, to),
      close: to,
    })
  }
  return smooth
}
