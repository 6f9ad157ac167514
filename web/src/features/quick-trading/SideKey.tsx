// One of the two keys of the form: the side with its profit, strike, priced chance and break-even.

import { useId } from 'react'
import * as format from '#browser/format/format.ts'
import type { InstrumentView, QuoteView } from '#contract/public/market.ts'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { emphasise } from './emphasis.ts'
import { useStrike } from './quote.ts'
import css from './SideKey.module.css'
import { profitOn, type Side } from './strike.ts'

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
  Buy: { name: t.quickTrading.buy, when: t.quickTrading.ifAbove, key: 'B' },
  Sell: { name: t.quickTrading.sell, when: t.quickTrading.ifBelow, key: 'S' },
} as const

const none = '\u2014'

export function SideKey({ side, instrument, quote, amount, isOff, isBusy, onPress }: SideKeyProps) {
  const offer = side === 'Buy' ? quote?.buy : quote?.sell
  const strike = useStrike(instrument, quote, side)
  const profit = offer && amount !== undefined ? profitOn(amount, offer.profit_rate) : undefined
  const { name, when, key } = words[side]
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
            {profit === undefined ? none : `+${format.money(profit)}`}
          </span>
          <span className={css.when}>{when}</span>
        </span>
        {!isUnpriced && (
          <span className={css.body}>
            <Row
              name={t.quickTrading.strike}
              value={strike === undefined ? none : format.price(strike, instrument.decimals)}
              isStrong
            />
            <Row
              name={t.quickTrading.chance}
              value={offer ? format.percent(offer.win_probability) : none}
            />
            <Row
              name={t.quickTrading.breakEven}
              value={offer ? format.percent(offer.break_even) : none}
            />
            <Scale chance={offer?.win_probability ?? 0} breakEven={offer?.break_even} />
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

type RowProps = { readonly name: string; readonly value: string; readonly isStrong?: boolean }

function Row({ name, value, isStrong }: RowProps) {
  return (
    <span className={css.row}>
      <span>{name}</span>
      <b className={isStrong ? css.strike : undefined}>{value}</b>
    </span>
  )
}

/** Filled to the priced chance, a needle at break-even: the gap between them is the margin. */
function Scale({ chance, breakEven }: { chance: number; breakEven: number | undefined }) {
  const ticks = Array.from({ length: 11 }, (_, tenth) => tenth)
  return (
    <svg className={css.scale} viewBox="0 0 160 22" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.track} x="0" y="8" width="160" height="6" />
      <rect className={css.fill} x="0" y="8" width={160 * chance} height="6" />
      {breakEven !== undefined && (
        <rect
          className={css.gap}
          x={160 * chance}
          y="8"
          width={160 * (breakEven - chance)}
          height="6"
        />
      )}
      {ticks.map((tenth) => (
        <path key={tenth} className={css.tick} d={`M${16 * tenth} 16v${tenth % 5 === 0 ? 5 : 3}`} />
      ))}
      {breakEven !== undefined && <path className={css.needle} d={`M${160 * breakEven} 3v13`} />}
    </svg>
  )
}
