// The client's trades as shapes on the chart's pane, for a picture of it that is saved: what stands
// over the chart on the screen is no part of the library's own picture.

import * as format from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { resultText } from '../../../lib/trading/trade-texts.ts'
import type { Places } from './kline.ts'

export type Tone = 'plain' | 'Buy' | 'Sell' | 'Won' | 'Lost'

export type Shape =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly tone: Tone }
  | { readonly kind: 'dot'; readonly at: Point; readonly tone: Tone }
  | { readonly kind: 'text'; readonly at: Point; readonly tone: Tone; readonly text: string }

type Point = { readonly x: number; readonly y: number }

const seconds = (instant: string) => Date.parse(instant) / 1_000
const beside = 8

/** Of a running trade its entry, strike up to the expiry and stake; of an ended one its exit. */
export function shapesOf(
  places: Pick<Places, 'x' | 'y'>,
  trades: { readonly open: readonly TradeView[]; readonly ended: readonly TradeView[] },
): readonly Shape[] {
  return [
    ...trades.open.flatMap((trade) => runningShapes(places, trade)),
    ...trades.ended.flatMap((trade) => endedShapes(places, trade)),
  ]
}

function runningShapes({ x, y }: Pick<Places, 'x' | 'y'>, trade: TradeView): Shape[] {
  const { entry_price: entry, strike_price: strike, trade_mode: side, amount } = trade
  if (entry === null || strike === null) return []
  const [from, to] = [x(seconds(trade.trade_time)), x(seconds(trade.end_time))]
  const tone = side
  return [
    { kind: 'line', from: { x: from, y: y(strike) }, to: { x: to, y: y(strike) }, tone },
    { kind: 'dot', at: { x: from, y: y(entry) }, tone: 'plain' },
    {
      kind: 'text',
      at: { x: from + beside, y: y(strike) + (side === 'Buy' ? 2 : -1) * beside },
      tone,
      text: `${side} ${format.money(amount)}`,
    },
  ]
}

function endedShapes({ x, y }: Pick<Places, 'x' | 'y'>, trade: TradeView): Shape[] {
  if (trade.end_price === null) return []
  const at = { x: x(seconds(trade.end_time)), y: y(trade.end_price) }
  const { status } = trade
  const tone = status === 'Won' || status === 'Lost' ? status : 'plain'
  const text = { kind: 'text', at: { x: at.x + beside, y: at.y - beside }, tone } as const
  return [
    { kind: 'dot', at, tone },
    { ...text, text: `${trade.trade_mode} ${resultText(trade)}` },
  ]
}
