// The chance priced against the break-even of both sides, on one scale: filled to the chance, a
// needle where a trade comes out even, the gap between them is the margin. The other rates are
// dots; one drags along them, or walks with the arrows.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import * as format from '#browser/format/format.ts'
import type { MarketView, QuoteView, StrikeRateView } from '#contract/public/market.ts'
import * as t from '../../lib/i18n/i18n.ts'
import type { Side } from '../../lib/trading/strike.ts'
import css from './Chance.module.css'
import { besideOf, chanceOf, nearestTo } from './chance.ts'
import { emphasise } from './emphasis.ts'
import { choose, useTicket } from './ticket.ts'

type Props = { readonly market: MarketView; readonly quote: QuoteView | undefined }

export default function Chance({ market, quote }: Props) {
  return (
    <fieldset className={css.chance}>
      <legend>
        {t.terms.dragChance}
        <span>
          <i aria-hidden="true" /> {t.terms.breakEven}
        </span>
      </legend>
      <Scale side="Buy" market={market} quote={quote} />
      <Scale side="Sell" market={market} quote={quote} />
    </fieldset>
  )
}

const pick = (rate: StrikeRateView | undefined) => {
  if (rate) choose({ strikeRate: rate.id })
}

function Scale({ side, market, quote }: Props & { side: Side }) {
  const chosen = useTicket((ticket) => ticket.strikeRate)
  const track = useRef<HTMLDivElement>(null)
  const { strike_rates: rates, margin: disclosed } = market
  const margin = quote?.margin ?? disclosed
  const rate = rates.find(({ id }) => id === chosen)
  const offer = side === 'Buy' ? quote?.buy : quote?.sell
  const chance = offer?.win_probability ?? (rate ? chanceOf(rate, side, margin) : 0)
  const even = offer?.break_even ?? chance / (1 - margin)
  const words = t.terms.winsNeeds(format.percent(chance), format.percent(even))
  const name = side === 'Buy' ? t.quickTrading.buy : t.quickTrading.sell
  const point = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (box) pick(nearestTo((clientX - box.left) / box.width, rates, side, margin))
  }
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    pick(besideOf(chosen, rates, side, by === 1 ? 1 : -1))
  }
  return (
    <div className={css.scale} data-scale={side}>
      <p>
        <b>{name}</b>
        <span>{words}</span>
      </p>
      <div
        ref={track}
        role="slider"
        tabIndex={0}
        className={css.track}
        aria-label={t.terms.chanceOf(name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(chance * 100)}
        aria-valuetext={words}
        onKeyDown={walk}
        onFocus={() => emphasise(side)}
        onBlur={() => emphasise(null)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
        }}
      >
        <i className={css.fill} style={{ width: `${chance * 100}%` }} />
        <i
          className={css.gap}
          style={{ left: `${chance * 100}%`, width: `${(even - chance) * 100}%` }}
        />
        {rates.map((one) => (
          <i
            key={one.id}
            className={css.dot}
            style={{ left: `${chanceOf(one, side, margin) * 100}%` }}
          />
        ))}
        <i className={css.needle} style={{ left: `${even * 100}%` }} />
        <i className={css.knob} style={{ left: `${chance * 100}%` }} />
      </div>
    </div>
  )
}
