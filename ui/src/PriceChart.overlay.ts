// What is drawn over the prices: the stretch ahead, the strikes of both sides with their distance,
// the expiry, and the client's open trades.

import type { IChartApi, ISeriesApi, ISeriesPrimitive, Time } from 'lightweight-charts'
import type { ChartColors } from './PriceChart.colors.ts'
import {
  type Brush,
  drawExpiry,
  drawFuture,
  drawStrike,
  drawTrade,
  type OverlayTrade,
} from './PriceChart.draw.ts'

export type OverlayFacts = {
  readonly strikes: { readonly buy: number | undefined; readonly sell: number | undefined }
  /** The side that is being looked at, drawn stronger. */
  readonly emphasis: 'Buy' | 'Sell' | null
  /** When a trade placed now would end, in seconds since 1970. */
  readonly expiry: number | null
  readonly expiryText: string
  readonly trades: readonly OverlayTrade[]
  readonly formatPrice: (price: number) => string
}

type State = OverlayFacts & {
  readonly lastTime: number
  readonly interval: number
  readonly spot: number | null
}

export type Overlay = {
  readonly primitive: ISeriesPrimitive<Time>
  readonly update: (change: Partial<State>) => void
}

const nothing: State = {
  strikes: { buy: undefined, sell: undefined },
  emphasis: null,
  expiry: null,
  expiryText: '',
  trades: [],
  formatPrice: String,
  lastTime: 0,
  interval: 0,
  spot: null,
}

type PriceSeries = ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>

export function createOverlay(chart: IChartApi, series: PriceSeries, colors: ChartColors): Overlay {
  let state = nothing
  let redraw = () => {}
  const view = {
    zOrder: () => 'top' as const,
    renderer: () => ({
      draw: (target: Parameters<NonNullable<RendererOf>['draw']>[0]) =>
        target.useMediaCoordinateSpace(({ context, mediaSize }) => {
          const { width, height } = mediaSize
          const sizes = { width, height, ...axes(chart, series, state, width) }
          paint({ context, colors, taken: [], ...sizes }, state)
        }),
    }),
  }
  return {
    primitive: {
      attached: ({ requestUpdate }) => {
        redraw = requestUpdate
      },
      paneViews: () => [view],
      priceAxisViews: () => axisTags(series, state, colors),
      autoscaleInfo: () => rangeOf(state),
    },
    update: (change) => {
      state = { ...state, ...change }
      redraw()
    },
  }
}

/**
 * Times ahead of the last bar, and between bars, are on no bar: they are reckoned from the last.
 */
function axes(
  chart: IChartApi,
  series: PriceSeries,
  { lastTime, interval }: State,
  width: number,
): Pick<Brush, 'lastX' | 'x' | 'y'> {
  const scale = chart.timeScale()
  const onBar = (time: number) => scale.timeToCoordinate(time as Time)
  const lastX = onBar(lastTime) ?? width
  const { barSpacing } = scale.options()
  const step = Math.max(1, interval)
  const reckoned = (time: number) => lastX + ((time - lastTime) / step) * barSpacing
  return {
    lastX,
    x: (time) =>
      time > lastTime ? reckoned(time) : (onBar(Math.floor(time / step) * step) ?? reckoned(time)),
    y: (price) => series.priceToCoordinate(price),
  }
}

function paint(brush: Brush, state: State): void {
  drawFuture(brush)
  for (const trade of state.trades) drawTrade(brush, trade)
  if (state.expiry !== null) drawExpiry(brush, state.expiry, state.expiryText)
  const { buy, sell } = state.strikes
  for (const [side, price] of [
    ['Buy', buy],
    ['Sell', sell],
  ] as const) {
    if (price === undefined) continue
    const isStrong = state.emphasis === side
    drawStrike(brush, { side, price, isStrong, ...strikeFacts(state, price) })
  }
}

type RendererOf = ReturnType<
  NonNullable<ReturnType<NonNullable<ISeriesPrimitive<Time>['paneViews']>>[number]>['renderer']
>

function strikeFacts({ spot, expiry, formatPrice }: State, price: number) {
  const distance = spot === null ? 0 : price - spot
  const text =
    spot === null ? '' : `${distance < 0 ? '\u2212' : '+'}${formatPrice(Math.abs(distance))}`
  return { expiry, spot, distance: text }
}

/**
 * Strikes and open trades belong to the picture: the scale makes room for them. A trade whose
 * strike is much farther off than the offered ones would flatten all else, and is left outside.
 */
function rangeOf({ strikes, trades, spot }: State) {
  const offered = [strikes.buy, strikes.sell].filter((price) => price !== undefined)
  const reach = spot === null ? 0 : 2 * Math.max(...offered.map((price) => Math.abs(price - spot)))
  const near = trades.filter(
    ({ strike }) => spot === null || reach <= 0 || Math.abs(strike - spot) <= reach,
  )
  const prices = [...offered, ...near.map((trade) => trade.strike)]
  if (prices.length === 0) return null
  return { priceRange: { minValue: Math.min(...prices), maxValue: Math.max(...prices) } }
}

/** A tag's height on the scale, with a little air. */
const tagHeight = 19

function axisTags(series: PriceSeries, state: State, colors: ChartColors) {
  const { strikes, formatPrice } = state
  const tag = (price: number | undefined, sign: string, back: string, text: string) =>
    price === undefined
      ? []
      : [
          {
            coordinate: () => tagPlace(series, state.spot, price),
            text: () => `${sign} ${formatPrice(price)}`,
            textColor: () => text,
            backColor: () => back,
          },
        ]
  return [
    ...tag(strikes.buy, '\u25b2', colors.positiveFill, colors.onPositive),
    ...tag(strikes.sell, '\u25bc', colors.negativeFill, colors.onNegative),
  ]
}

/** At the price, but never over the tag of the newest one. */
function tagPlace(series: PriceSeries, spot: number | null, price: number): number {
  const y = series.priceToCoordinate(price)
  const spotY = spot === null ? null : series.priceToCoordinate(spot)
  if (y === null) return -100
  if (spotY === null || spot === null || Math.abs(y - spotY) >= tagHeight) return y
  return spotY + (price < spot ? tagHeight : -tagHeight)
}
