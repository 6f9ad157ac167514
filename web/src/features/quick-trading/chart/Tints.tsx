// How the trades that run stand, as a tint over the prices.

import type { Places } from './kline.ts'
import { at, spanning, within } from './placing.ts'
import css from './Scene.module.css'
import { type SceneFacts, spanOf, standingOf } from './scene-facts.ts'

type Props = { readonly places: Places; readonly facts: SceneFacts }

/**
 * Between each strike and the price, by how the trade stands: all of them together are as faint as
 * one, so that the prices beneath many are still seen.
 */
export function Tints({ places, facts }: Props) {
  const nowX = places.x(places.newest)
  const spans = facts.open.flatMap((trade) => {
    const span = spanOf({ trade, places, facts })
    return span ? [{ ...span, id: trade.trade_id, standing: standingOf(facts, trade) }] : []
  })
  const parts = [
    { name: css.past, ends: (from: number, to: number) => [from, within(nowX, from, to)] as const },
    { name: css.coming, ends: (from: number, to: number) => [within(nowX, from, to), to] as const },
  ]
  return parts.map(({ name, ends }) => (
    <div key={name} className={name}>
      {spans.map(({ id, standing, from, atEnd, top, spotY }) => {
        const [left, right] = ends(from, Math.max(from, atEnd))
        const size = spanning(right - left, Math.abs(top - spotY))
        return (
          <i
            key={id}
            className={css.tint}
            data-standing={standing}
            style={{ ...at(left, Math.min(top, spotY)), ...size }}
          />
        )
      })}
    </div>
  ))
}
