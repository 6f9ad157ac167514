// A chart of prices, drawn by a small open chart library from data it is given. The trading screen
// has a chart of its own, which is a tool.

import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { type Bar, barWith } from './bars.ts'
import { type ChartColors, readColors } from './PriceChart.colors.ts'
import css from './PriceChart.module.css'

/** A price that something depends on, as a line across. */
export type ChartLine = {
  readonly price: number
  readonly name: string
  readonly tone: 'positive' | 'negative'
}

const noLines: readonly ChartLine[] = []

export type ChartProps = {
  readonly bars: readonly Bar[]
  /** Seconds a bar stands for; 0 where each is a single tick. */
  readonly interval: number
  readonly look: 'candles' | 'area'
  readonly decimals: number
  /** Says each new price as it comes, until the returned function is called. */
  readonly subscribe: (hear: (price: number, atMs: number) => void) => () => void
  /** Changes with the theme, so that the colours are read again. */
  readonly theme: string
  readonly label: string
  readonly lines?: readonly ChartLine[]
}

type Series = ISeriesApi<'Candlestick'> | ISeriesApi<'Area'>
type Drawn = {
  readonly chart: IChartApi
  readonly series: Series
  bars: Bar[]
}

export default function PriceChart(props: ChartProps) {
  const box = useRef<HTMLElement>(null)
  const drawn = useRef<Drawn>(undefined)
  const { bars, interval, look, decimals, subscribe, theme, label, lines = noLines } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: readColors reads the theme's colours
  useEffect(() => {
    if (!box.current) return
    const next = draw(box.current, { look, decimals })
    drawn.current = next
    next.bars = [...bars]
    setData(next)
    const silence = subscribe((price, atMs) => addPrice(next, { price, atMs, interval }))
    return () => {
      silence()
      next.chart.remove()
      drawn.current = undefined
    }
  }, [bars, interval, look, decimals, subscribe, theme])

  // Drawn anew with the chart, so what that depends on is here too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they make another chart
  useEffect(() => {
    const shown = drawn.current
    if (!shown || !box.current) return
    const colors = readColors(box.current)
    const made = lines.map(({ price, name, tone }) =>
      shown.series.createPriceLine({ price, title: name, color: colors[tone], lineWidth: 1 }),
    )
    return () => {
      // A chart that is gone has taken its lines along.
      if (drawn.current === shown) for (const line of made) shown.series.removePriceLine(line)
    }
  }, [lines, bars, interval, look, decimals, subscribe, theme])

  // Not an image: within it the chart library's name is a link.
  return <figure ref={box} className={css.chart} aria-label={label} />
}

function draw(
  element: HTMLElement,
  { look, decimals }: Pick<ChartProps, 'look' | 'decimals'>,
): Drawn {
  const colors = readColors(element)
  const chart = createChart(element, chartOptions(colors, decimals, languageAt(element)))
  const priceFormat = { type: 'price', precision: decimals, minMove: 10 ** -decimals } as const
  const series: Series =
    look === 'candles'
      ? chart.addSeries(CandlestickSeries, {
          priceFormat,
          // Rising candles are hollow, falling ones filled: they differ without colour too.
          upColor: colors.panel,
          borderUpColor: colors.positive,
          wickUpColor: colors.positive,
          downColor: colors.negative,
          borderDownColor: colors.negative,
          wickDownColor: colors.negative,
          priceLineColor: colors.text2,
        })
      : chart.addSeries(AreaSeries, {
          priceFormat,
          lineColor: colors.text1,
          lineWidth: 2,
          topColor: colors.shade,
          bottomColor: 'transparent',
          priceLineColor: colors.text2,
        })
  return { chart, series, bars: [] }
}

/** Of the text around the chart. */
function languageAt(element: HTMLElement): string {
  return element.closest<HTMLElement>('[lang]')?.lang || 'en'
}

function chartOptions(colors: ChartColors, decimals: number, language: string) {
  const figures = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return {
    localization: { priceFormatter: figures.format },
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colors.text2,
      fontFamily: colors.font,
      fontSize: 11,
      attributionLogo: true,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colors.line } },
    rightPriceScale: {
      borderColor: colors.line,
      scaleMargins: { top: 0.14, bottom: 0.1 },
      entireTextOnly: true,
    },
    timeScale: {
      borderColor: colors.line,
      timeVisible: true,
      secondsVisible: true,
      rightOffset: 6,
      shiftVisibleRangeOnNewBar: true,
    },
    crosshair: { mode: 0, vertLine: { color: colors.text3 }, horzLine: { color: colors.text3 } },
  } as const
}

function setData({ series, bars }: Drawn): void {
  if (series.seriesType() === 'Candlestick') {
    ;(series as ISeriesApi<'Candlestick'>).setData(bars.map(candle))
  } else (series as ISeriesApi<'Area'>).setData(bars.map(point))
}

function candle({ time, open, high, low, close }: Bar) {
  return { time: time as UTCTimestamp, open, high, low, close }
}

function point({ time, close }: Bar) {
  return { time: time as UTCTimestamp, value: close }
}

type Price = { readonly price: number; readonly atMs: number; readonly interval: number }

function addPrice(drawn: Drawn, price: Price): void {
  const bar = barWith(drawn.bars.at(-1), price)
  if (!bar) return
  if (drawn.bars.at(-1)?.time === bar.time) drawn.bars.pop()
  drawn.bars.push(bar)
  if (drawn.series.seriesType() === 'Candlestick') {
    ;(drawn.series as ISeriesApi<'Candlestick'>).update(candle(bar))
  } else (drawn.series as ISeriesApi<'Area'>).update(point(bar))
}
