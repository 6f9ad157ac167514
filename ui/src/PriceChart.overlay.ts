// What is drawn over the prices: the stretch ahead, the strikes of both sides with their distance, the expiry, and
// the client's open trades.

import type { IChartApi, ISeriesApi, ISeriesPrimitive, Time } from 'lightweight-charts'
import type { ChartColors } from './PriceChart.colors.ts'
import { type Brush, drawExpiry, drawFuture, drawStrike, drawTrade } from './PriceChart.draw.ts'

export type OverlayTrade = {
  readonly id: string
  readonly side: 'Buy' | 'Sell'
  /** Seconds since 1970. */
  readonly entryTime: number
  readonly entryPrice: number
  readonly strike: number
  readonly expiry: number
  readonly text: string
}

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

export function createOverlay(
  chart: IChartApi,
  series: ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>,
  colors: ChartColors,
): Overlay {
  let state = nothing
  let redraw = () => {}
  const brush = (context: CanvasRenderingContext2D, width: number, height: number): Brush => {
    const scale = chart.timeScale()
    const lastX = scale.timeToCoordinate(state.lastTime as Time) ?? width
    const { barSpacing } = scale.options()
    const step = Math.max(1, state.interval)
    return {
      context,
      colors,
      width,
      height,
      lastX,
      // Times ahead of the last bar, and between bars, are on no bar: they are reckoned from the last one.
      x: (time) =>
        time <= state.lastTime
          ? (scale.timeToCoordinate((Math.floor(time / step) * step) as Time) ??
            lastX + ((time - state.lastTime) / step) * barSpacing)
          : lastX + ((time - state.lastTime) / step) * barSpacing,
      y: (price) => series.priceToCoordinate(price),
    }
  }
  const paint = (at: Brush) => {
    drawFuture(at)
    for (const trade of state.trades) drawTrade(at, trade)
    if (state.expiry !== null) drawExpiry(at, state.expiry, state.expiryText)
    const { buy, sell } = state.strikes
    const strike = (side: 'Buy' | 'Sell', price: number | undefined) => {
      if (price === undefined) return
      drawStrike(at, {
        side,
        price,
        isStrong: state.emphasis === side,
        ...strikeFacts(state, price),
      })
    }
    strike('Buy', buy)
    strike('Sell', sell)
  }
  const view = {
    zOrder: () => 'top' as const,
    renderer: () => ({
      draw: (target: Parameters<NonNullable<RendererOf>['draw']>[0]) =>
        target.useMediaCoordinateSpace(({ context, mediaSize }) =>
          paint(brush(context, mediaSize.width, mediaSize.height)),
        ),
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

type RendererOf = ReturnType<
  NonNullable<ReturnType<NonNullable<ISeriesPrimitive<Time>['paneViews']>>[number]>['renderer']
>

function strikeFacts({ spot, expiry, formatPrice }: State, price: number) {
  const distance = spot === null ? 0 : price - spot
  const text =
    spot === null ? '' : `${distance < 0 ? '\u2212' : '+'}${formatPrice(Math.abs(distance))}`
  return { expiry, spot, distance: text }
}

/** Strikes and open trades belong to the picture: the scale makes room for them. */
function rangeOf({ strikes, trades }: State) {
  const prices = [strikes.buy, strikes.sell, ...trades.map((trade) => trade.strike)].filter(
    (price) => price !== undefined,
  )
  if (prices.length === 0) return null
  return { priceRange: { minValue: Math.min(...prices), maxValue: Math.max(...prices) } }
}

function axisTags(
  series: ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>,
  { strikes, formatPrice }: State,
  colors: ChartColors,
) {
  const tag = (price: number | undefined, sign: string, back: string, text: string) =>
    price === undefined
      ? []
      : [
          {
            coordinate: () => series.priceToCoordinate(price) ?? -100,
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
