// One of the two keys of the form: the side with its profit, strike, priced chance and break-even.

import { useId } from 'react'
import * as format from '#browser/format/format.ts'
import type { InstrumentView, QuoteView } from '#contract/public/market.ts'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { profitOn, type Side } from '../../lib/trading/strike.ts'
import { emphasise } from './emphasis.ts'
import { useStrike } from './quote.ts'
import css from './SideKey.module.css'

export type SideKeyProps = {
  readonly side: Side
  readonly instrument: InstrumentView
  readonly quote: QuoteView | undefined
  readonly amount: number | undefined
  readonly isOff: boolean
  /** An order is on its way. */
  readonly isBusy: boolean
  readonly onPress: () => void
}

const words = {
  Buy: { name: t.quickTrading.buy, when: t.quickTrading.ifAbove, brief: t.terms.above, key: 'B' },
  Sell: { name: t.quickTrading.sell, when: t.quickTrading.ifBelow, brief: t.terms.below, key: 'S' },
} as const

const none = '\u2014'

export function SideKey({ side, instrument, quote, amount, isOff, isBusy, onPress }: SideKeyProps) {
  const offer = side === 'Buy' ? quote?.buy : quote?.sell
  const strike = useStrike(instrument, quote, side)
  const profit = offer && amount !== undefined ? profitOn(amount, offer.profit_rate) : undefined
  const { name, when, brief, key } = words[side]
  const isUnpriced = quote !== undefined && !offer
  const why = useId()
  return (
    <div>
      <button
        type="button"
        className={css.key}
        data-side={side}
        disabled={isOff || !offer}
        aria-busy={isBusy || undefined}
        aria-describedby={isUnpriced ? why : undefined}
        onClick={onPress}
        onPointerEnter={() => emphasise(side)}
        onPointerLeave={() => emphasise(null)}
        onFocus={() => emphasise(side)}
        onBlur={() => emphasise(null)}
      >
        <span className={css.head}>
          <Sign side={side} large />
          <b>{name}</b>
          <kbd>{key}</kbd>
          <span className={css.profit}>
            {profit === undefined ? none : format.withPlus(format.money(profit))}
          </span>
          <span className={css.when}>{when}</span>
          <span className={css.brief} aria-hidden="true">
            {strike !== undefined && offer
              ? brief(
                  format.price(strike, instrument.decimals),
                  format.percent(offer.win_probability),
                )
              : none}
          </span>
        </span>
        {!isUnpriced && (
          <span className={css.body}>
            <Row
              name={t.quickTrading.strike}
              value={strike === undefined ? none : format.price(strike, instrument.decimals)}
            />
            <Row
              name={t.quickTrading.chance}
              value={offer ? format.percent(offer.win_probability) : none}
              isToldOnly
            />
            <Row
              name={t.quickTrading.breakEven}
              value={offer ? format.percent(offer.break_even) : none}
              isToldOnly
            />
          </span>
        )}
      </button>
      {isUnpriced && (
        <p id={why} className={css.why}>
          {t.quickTrading.cannotPrice}
        </p>
      )}
    </div>
  )
}

type RowProps = {
  readonly name: string
  readonly value: string
  /** In the picture of chances for the eye. */
  readonly isToldOnly?: boolean
}

function Row({ name, value, isToldOnly }: RowProps) {
  return (
    <span className={isToldOnly ? 'sr' : css.row}>
      <span>{name}</span>
      <b className={css.strike}>{value}</b>
    </span>
  )
}
