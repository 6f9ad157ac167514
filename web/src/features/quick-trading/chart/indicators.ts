// The indicators that are offered, by the names the chart library calculates them under, and the
// periods they begin with.

export type Indicator = { readonly name: string; readonly params: readonly number[] }

type Offered = {
  readonly params: readonly number[]
  /** Drawn over the prices; the others below them. */
  readonly isOver?: true
}

export const offered: Readonly<Record<string, Offered>> = {
  MA: { params: [10, 30], isOver: true },
  EMA: { params: [20], isOver: true },
  SMA: { params: [12, 2], isOver: true },
  BOLL: { params: [20, 2], isOver: true },
  SAR: { params: [2, 2, 20], isOver: true },
  BBI: { params: [3, 6, 12, 24], isOver: true },
  RSI: { params: [14] },
  MACD: { params: [12, 26, 9] },
  KDJ: { params: [9, 3, 3] },
  CCI: { params: [20] },
  DMI: { params: [14, 6] },
  ROC: { params: [12, 6] },
  WR: { params: [14] },
  MTM: { params: [12, 6] },
  TRIX: { params: [12, 9] },
  AO: { params: [5, 34] },
  BIAS: { params: [6, 12] },
  PSY: { params: [12, 6] },
}

const periodMost = 500

export function isPeriod(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= periodMost
}

export function isIndicator(value: unknown): value is Indicator {
  const { name, params } = Object(value)
  // Only what is offered here, not what every object has.
  const known = Object.hasOwn(offered, String(name)) ? offered[String(name)] : undefined
  return (
    known !== undefined &&
    Array.isArray(params) &&
    params.length === known.params.length &&
    params.every(isPeriod)
  )
}
