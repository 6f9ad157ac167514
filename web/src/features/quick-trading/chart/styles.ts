// How the chart library draws: by the page's own colours, rising candles hollow and falling ones
// filled, so that they differ without colour too.

import type { CandleStyle, CandleType, DeepPartial, IndicatorStyle, Styles } from 'klinecharts'
import type { ChartColors } from '#ui/PriceChart.colors.ts'
import type { ChartLook } from './setup.ts'

const types: Readonly<Record<ChartLook, CandleType>> = {
  candles: 'candle_solid',
  hollow: 'candle_up_stroke',
  bars: 'ohlc',
  line: 'area',
  area: 'area',
  heikin_ashi: 'candle_up_stroke',
}

export function stylesOf(look: ChartLook, colors: ChartColors): DeepPartial<Styles> {
  const { text3, line, shade, accent, panel, font } = colors
  const text = { size: 11, family: font, color: colors.text2 }
  const tag = { ...text, color: panel, backgroundColor: text3, borderColor: text3 }
  const axis = {
    axisLine: { color: line },
    tickLine: { color: line },
    tickText: { ...text, color: text3 },
  }
  const cross = { line: { color: text3 }, text: tag }
  return {
    grid: { horizontal: { color: line, style: 'solid' }, vertical: { show: false } },
    candle: candleOf(look, colors, text),
    indicator: indicatorOf(colors, text),
    xAxis: axis,
    yAxis: axis,
    separator: { color: line, activeBackgroundColor: shade },
    crosshair: { horizontal: cross, vertical: cross },
    overlay: {
      point: { color: accent, borderColor: shade, activeColor: accent, activeBorderColor: shade },
      line: { color: accent, size: 1.5 },
      polygon: { color: `color-mix(in srgb, ${accent} 12%, transparent)`, borderColor: accent },
      text: { ...tag, backgroundColor: accent, borderColor: accent },
    },
  }
}

type Text = { readonly size: number; readonly family: string; readonly color: string }

function candleOf(look: ChartLook, colors: ChartColors, text: Text): DeepPartial<CandleStyle> {
  const { positive, negative, text1, text2, shade } = colors
  const changes = { upColor: positive, downColor: negative, noChangeColor: text2 }
  return {
    type: types[look],
    bar: {
      ...changes,
      upBorderColor: positive,
      downBorderColor: negative,
      noChangeBorderColor: text2,
      upWickColor: positive,
      downWickColor: negative,
      noChangeWickColor: text2,
    },
    area: {
      lineColor: text1,
      lineSize: 1.5,
      backgroundColor: look === 'line' ? 'transparent' : shade,
      point: { show: false },
    },
    // The newest price has a tag of its own, wherever one has panned to.
    priceMark: { show: false, last: changes },
    tooltip: {
      offsetLeft: 8,
      offsetTop: 8,
      title: { show: false },
      legend: { ...text, marginLeft: 0, marginRight: 10, template: readout },
    },
  }
}

const readout = [
  { title: 'O ', value: '{open}' },
  { title: 'H ', value: '{high}' },
  { title: 'L ', value: '{low}' },
  { title: 'C ', value: '{close}' },
  { title: '', value: '{change}' },
]

function indicatorOf(colors: ChartColors, text: Text): DeepPartial<IndicatorStyle> {
  const { accent, negative, positive, text1, text3 } = colors
  const changes = { upColor: positive, downColor: negative, noChangeColor: text3 }
  return {
    lines: [accent, negative, positive, text1, text3].map((color) => ({ color, size: 1.5 })),
    bars: [changes],
    ohlc: changes,
    lastValueMark: { show: false },
    tooltip: {
      offsetLeft: 8,
      offsetTop: 6,
      title: { ...text, marginLeft: 0 },
      legend: { ...text, marginLeft: 0, marginRight: 10 },
    },
  }
}
