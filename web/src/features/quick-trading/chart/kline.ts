// The chart library, told what our chart is: bars that grow with each price and go back as one
// pans, a look, indicators, drawings. Where things are on it is told to whoever draws over it.

import { type Chart, dispose, init, type KLineData, registerOverlay } from 'klinecharts'
import { type Bar, barWith, heikinAshi } from '#ui/bars.ts'
import type { ChartColors } from '#ui/PriceChart.colors.ts'
import { type Indicator, offered } from './indicators.ts'
import { type LookAhead, spaces } from './look-ahead.ts'
import { type ChartLook, type Drawing, type DrawingTool, drawingTools } from './setup.ts'
import { stylesOf } from './styles.ts'

registerOverlay({
  name: 'box',
  totalStep: 3,
  needDefaultPointFigure: true,
  needDefaultXAxisFigure: true,
  needDefaultYAxisFigure: true,
  createPointFigures: ({ coordinates: [from, to] }) => {
    if (!from || !to) return []
    const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
    return { type: 'polygon', attrs: { coordinates: corners }, styles: { style: 'stroke_fill' } }
  },
})

const candlePane = 'candle_pane'
/** After bars that could not be had. */
const pauseMs = 2_000
const drawn = { groupId: 'drawings' } as const

export type KlineOptions = {
  readonly bars: readonly Bar[]
  /** Seconds a bar stands for. */
  readonly step: number
  readonly decimals: number
  readonly look: ChartLook
  readonly colors: ChartColors
  /** Bars before this one, in seconds since 1970; none: there are no older ones. */
  readonly older: (time: number) => Promise<readonly Bar[]>
  /** Something is elsewhere now. */
  readonly onMove: () => void
  readonly onDrawings: (drawings: Drawing[]) => void
}

/** Where things are within the pane of the prices, in pixels from its upper left corner. */
export type Places = {
  readonly width: number
  readonly height: number
  readonly axis: number
  /** Of an instant in seconds, between bars and beyond the newest as well. */
  readonly x: (time: number) => number
  readonly y: (price: number) => number
  /** Seconds of the newest bar. */
  readonly newest: number
  /** Whether the newest bar is in sight. */
  readonly isAtNow: boolean
}

export type Kline = {
  readonly hear: (price: number, atMs: number) => void
  readonly setIndicators: (indicators: readonly Indicator[]) => void
  readonly setDrawings: (drawings: readonly Drawing[]) => void
  /** From then on each press sets a point, until the drawing has all of its points. */
  readonly draw: (tool: DrawingTool) => void
  readonly stopDrawing: () => void
  readonly show: (ahead: LookAhead) => void
  /** So that this instant is in the middle. */
  readonly showAt: (time: number) => void
  readonly toNow: () => void
  readonly places: () => Places | undefined
  /** The newest bars as they are, the newest last. */
  readonly newest: (count: number) => readonly Bar[]
  /** As a picture, in the colour that is behind it. */
  readonly picture: () => string
  readonly resize: () => void
  readonly close: () => void
}

export function openKline(box: HTMLElement, options: KlineOptions): Kline | undefined {
  const { step, look, colors, onMove } = options
  const chart = init(box, {
    timezone: 'UTC',
    styles: stylesOf(look, colors),
    thousandsSeparator: { sign: ',' },
    layout: { barSpaceLimit: { ...spaces }, yAxis: { gap: { top: 0.16, bottom: 0.12 } } },
    // Keys are the trading screen's own.
    hotkey: { enabled: false },
  })
  if (!chart) return undefined
  // It is no stop of the Tab key: its tools are, and it has no keys of its own.
  for (const one of box.querySelectorAll('[tabindex]')) one.removeAttribute('tabindex')
  const fed = feedBars(chart, options)
  for (const action of ['onVisibleRangeChange', 'onScroll', 'onZoom', 'onPaneDrag'] as const) {
    chart.subscribeAction(action, onMove)
  }
  const drawings = drawingsOn(chart, options.onDrawings)
  return {
    ...drawings.tools,
    ...fed,
    ...movesOf(chart, onMove),
    setIndicators: (indicators) => {
      setIndicators(chart, indicators)
      onMove()
    },
    places: () => placesOn(chart, step),
    picture: () => chart.getConvertPictureUrl(true, 'png', colors.panel),
    close: () => {
      drawings.silence()
      dispose(box)
    },
  }
}

/** The bars that the library has, with each price that comes, and older ones as it asks. */
function feedBars(chart: Chart, { bars, step, decimals, look, older, onMove }: KlineOptions) {
  let raw = [...bars]
  let push: ((bar: KLineData) => void) | undefined
  const shown = (some: readonly Bar[]) => (look === 'heikin_ashi' ? heikinAshi(some) : some)
  chart.setMaxOffsetRightDistance(4_000)
  chart.setSymbol({ ticker: '', pricePrecision: decimals, volumePrecision: 0 })
  chart.setPeriod(periodOf(step))
  chart.setDataLoader({
    getBars: async ({ type, timestamp, callback }) => {
      if (type === 'init') callback(shown(raw).map(dataOf), { forward: raw.length > 0 })
      else if (type === 'forward') {
        const found = await older((timestamp ?? 0) / 1_000).catch(() => undefined)
        // Not to be had now is not the same as not there: the next pan asks again, a while later.
        if (!found) await new Promise((resolve) => setTimeout(resolve, pauseMs))
        raw = [...(found ?? []), ...raw]
        callback(shown(found ?? []).map(dataOf), { forward: found?.length !== 0 })
        onMove()
      } else callback([], false)
    },
    subscribeBar: ({ callback }) => {
      push = callback
    },
  })
  return {
    hear: (price: number, atMs: number) => {
      const bar = barWith(raw.at(-1), { price, atMs, interval: step })
      if (!bar) return
      if (raw.at(-1)?.time === bar.time) raw.pop()
      raw.push(bar)
      const last = shown(raw.slice(-smoothedOver)).at(-1)
      if (last) push?.(dataOf(last))
      onMove()
    },
    newest: (count: number): readonly Bar[] => raw.slice(-count),
  }
}

function movesOf(chart: Chart, onMove: () => void) {
  const moved =
    <Args extends readonly unknown[]>(move: (...args: Args) => void) =>
    (...args: Args) => {
      move(...args)
      onMove()
    }
  return {
    show: moved(({ space, right }: LookAhead) => {
      chart.setBarSpace(space)
      chart.setOffsetRightDistance(right)
      chart.scrollToRealTime()
    }),
    showAt: moved((time: number) => {
      chart.scrollToTimestamp(time * 1_000)
      const { width = 0 } = chart.getSize(candlePane, 'main') ?? {}
      chart.scrollByDistance(-width / 2)
    }),
    toNow: moved(() => chart.scrollToRealTime()),
    resize: moved(() => chart.resize()),
  }
}

/** What a smoothed bar still depends on. */
const smoothedOver = 60

function dataOf({ time, ...bar }: Bar): KLineData {
  return { timestamp: time * 1_000, ...bar }
}

function periodOf(step: number) {
  if (step % 86_400 === 0) return { type: 'day', span: step / 86_400 } as const
  if (step % 3_600 === 0) return { type: 'hour', span: step / 3_600 } as const
  if (step % 60 === 0) return { type: 'minute', span: step / 60 } as const
  return { type: 'second', span: step } as const
}

function placesOn(chart: Chart, step: number): Places | undefined {
  const pane = chart.getSize(candlePane, 'main')
  const bars = chart.getDataList()
  const last = bars.at(-1)
  if (!pane || !last) return undefined
  const { bar: space } = chart.getBarSpace()
  const at = (dataIndex: number) => pixel(chart, { dataIndex }).x ?? 0
  const lastX = at(bars.length - 1)
  const { from, to } = chart.getVisibleRange()
  return {
    width: pane.width,
    height: pane.height,
    axis: chart.getSize(candlePane, 'yAxis')?.width ?? 0,
    x: (time) => {
      const newest = last.timestamp / 1_000
      if (time >= newest) return lastX + ((time - newest) / step) * space
      const index = before(bars, time * 1_000)
      const own = bars[index]
      if (!own) return at(0) + ((time - (bars[0]?.timestamp ?? 0) / 1_000) / step) * space
      return at(index) + Math.min((time - own.timestamp / 1_000) / step, 1) * space
    },
    y: (price) => pixel(chart, { value: price }).y ?? 0,
    newest: last.timestamp / 1_000,
    isAtNow: to >= bars.length && from < bars.length,
  }
}

function pixel(chart: Chart, point: { dataIndex?: number; value?: number }) {
  const found = chart.convertToPixel(point, { paneId: candlePane })
  return (Array.isArray(found) ? found[0] : found) ?? {}
}

/** The last bar that began by then; -1: none. */
function before(bars: readonly KLineData[], timestamp: number): number {
  let low = 0
  let high = bars.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bars[middle]?.timestamp ?? 0) <= timestamp) low = middle + 1
    else high = middle
  }
  return low - 1
}

const paneHeight = 88

function setIndicators(chart: Chart, indicators: readonly Indicator[]): void {
  const wanted = new Map(indicators.map((one) => [one.name, one]))
  for (const { name } of chart.getIndicators()) {
    if (!wanted.has(name)) chart.removeIndicator({ name })
  }
  const there = new Set(chart.getIndicators().map(({ name }) => name))
  for (const { name, params } of indicators) {
    const calcParams = [...params]
    if (there.has(name)) chart.overrideIndicator({ name, calcParams })
    else if (offered[name]?.isOver) {
      chart.createIndicator({ name, calcParams, paneId: candlePane }, true)
    } else {
      const paneId = `below_${name}`
      chart.createIndicator({ name, calcParams, paneId })
      chart.setPaneOptions({ id: paneId, height: paneHeight, minHeight: 48 })
    }
  }
}

function drawingsOn(chart: Chart, tell: (drawings: Drawing[]) => void) {
  let isSilent = false
  let beginning: string | null = null
  const read = () => {
    if (!isSilent) tell(chart.getOverlays(drawn).flatMap(drawingOf))
  }
  const heard = {
    onDrawEnd: () => {
      beginning = null
      setTimeout(read)
    },
    onPressedMoveEnd: read,
    onRemoved: () => setTimeout(read),
  }
  const tools = {
    setDrawings: (drawings: readonly Drawing[]) => {
      isSilent = true
      chart.removeOverlay(drawn)
      for (const { tool, points } of drawings) {
        chart.createOverlay({ name: tool, points: [...points], ...drawn, ...heard })
      }
      isSilent = false
    },
    draw: (tool: DrawingTool) => {
      if (beginning !== null) chart.removeOverlay({ id: beginning })
      const id = chart.createOverlay({ name: tool, ...drawn, ...heard })
      beginning = typeof id === 'string' ? id : null
    },
    stopDrawing: () => {
      if (beginning !== null) chart.removeOverlay({ id: beginning })
      beginning = null
    },
  }
  return {
    tools,
    /** What goes with the chart is not taken away by anybody. */
    silence: () => {
      isSilent = true
    },
  }
}

function drawingOf({ name, points }: { name: string; points: readonly Partial<Point>[] }) {
  const tool = drawingTools.find((one) => one === name)
  const whole = points.flatMap(({ timestamp, value }) =>
    timestamp === undefined || value === undefined ? [] : [{ timestamp, value }],
  )
  return tool && whole.length === points.length && whole.length > 0 ? [{ tool, points: whole }] : []
}

type Point = { readonly timestamp: number; readonly value: number }
