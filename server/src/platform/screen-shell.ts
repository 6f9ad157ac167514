// The trading screen before it is one: its panels, and in the middle the last candles with the
// newest price, as HTML that needs no script. It is made of the answers of our own calls.

import * as z from 'zod/mini'
import { CandleView } from '#contract/public/candles.ts'
import { MarketView, RateView } from '#contract/public/market.ts'
import { screenReads, shellElementId } from '#contract/public/screen-reads.ts'
import { escaped } from './page-html.ts'

const data = <T extends z.core.$ZodType>(schema: T) => z.object({ data: schema })
const Market = data(MarketView)
const Rates = data(z.array(RateView))
const Candles = data(z.array(CandleView))

type Replies = Readonly<Record<string, unknown>>

/** The instrument that the screen opens with; undefined where that is not to be told. */
export function openingSymbol(replies: Replies): string | undefined {
  return marketIn(replies)?.default_symbol
}

function marketIn(replies: Replies) {
  return Market.safeParse(replies[screenReads.market]).data?.data
}

const shown = 60
const slot = 10
const height = 400

/** '' where a price or its candles are missing: there is nothing to be seen before the screen. */
export function shellPart(replies: Replies, locale: string): string {
  const market = marketIn(replies)
  if (market === undefined) return ''
  const symbol = market.default_symbol
  const rates = Rates.safeParse(replies[screenReads.rates]).data?.data
  const candles = Candles.safeParse(replies[screenReads.bars(symbol)]).data?.data ?? []
  const instrument = market.instruments.find((one) => one.symbol === symbol)
  const rate = rates?.find((one) => one.symbol === symbol)
  if (!instrument || !rate || candles.length === 0) return ''
  const { decimals } = instrument
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const price = rate.price.toLocaleString(locale, digits)
  const told = `${rate.source}, ${rate.time.slice(11, 19)} UTC`
  return [
    `<div id="${shellElementId}" aria-hidden="true"><i></i><i></i><i></i><div>`,
    `<p><b>${escaped(instrument.name)}</b><b>${escaped(price)}</b>`,
    `<small>${escaped(told)}</small></p>${picture(candles.slice(-shown))}</div><i></i></div>`,
  ].join('')
}

type Candle = z.infer<typeof CandleView>

/** Wicks and bodies as two paths, of what rose and of what fell. */
function picture(candles: readonly Candle[]): string {
  const high = Math.max(...candles.map((one) => one.high))
  const low = Math.min(...candles.map((one) => one.low))
  const y = (value: number) =>
    high === low ? height / 2 : Math.round(((high - value) / (high - low)) * height * 10) / 10
  const drawn = candles.map((candle, at) => ({ candle, d: pathOf(candle, at * slot, y) }))
  const pathFor = (rose: boolean) =>
    drawn.flatMap(({ candle, d }) => (candle.close >= candle.open === rose ? [d] : [])).join('')
  return (
    `<svg viewBox="0 0 ${shown * slot} ${height}" preserveAspectRatio="none">` +
    `<path d="${pathFor(true)}"/><path d="${pathFor(false)}"/></svg>`
  )
}

function pathOf({ open, high, low, close }: Candle, x: number, y: (value: number) => number) {
  const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))]
  return `M${x + 5} ${y(high)}V${y(low)}M${x + 2} ${top}h6V${bottom}h-6z`
}
