// The step between a key and a trade: what is about to be placed, in one look.

import { useEffect, useRef } from 'react'
import * as format from '#browser/format/format.ts'
import type { InstrumentView, QuoteView } from '#contract/public/market.ts'
import { Button } from '#ui/Button.tsx'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { profitOn, type Side } from '../../lib/trading/strike.ts'
import css from './Confirm.module.css'
import { emphasise } from './emphasis.ts'
import { useStrike } from './quote.ts'

type Props = {
  readonly side: Side
  readonly instrument: InstrumentView
  readonly quote: QuoteView | undefined
  readonly amount: number | undefined
  readonly isBusy: boolean
  /** Trading has to wait. */
  readonly isOff: boolean
  readonly onPlace: () => void
  readonly onCancel: () => void
}

export default function Confirm(props: Props) {
  const { side, instrument, quote, amount, isBusy, isOff, onPlace, onCancel } = props
  const place = useRef<HTMLDivElement>(null)
  const strike = useStrike(instrument, quote, side)
  const offer = side === 'Buy' ? quote?.buy : quote?.sell
  const name = side === 'Buy' ? t.quickTrading.buy : t.quickTrading.sell
  useEffect(() => {
    place.current?.querySelector('button')?.focus()
    emphasise(side)
    return () => emphasise(null)
  }, [side])
  return (
    // biome-ignore lint/a11y/useSemanticElements: in place, and nothing else is blocked meanwhile
    <div
      className={css.confirm}
      data-side={side}
      role="group"
      aria-label={t.quickTrading.confirmTitle}
    >
      <p className={css.title}>
        <Sign side={side} large />
        {name} {instrument.name}
      </p>
      <dl>
        <dt>{t.quickTrading.amount}</dt>
        <dd>{amount === undefined ? '' : format.money(amount)}</dd>
        <dt>{t.quickTrading.strike}</dt>
        <dd>{strike === undefined ? '\u2014' : format.price(strike, instrument.decimals)}</dd>
        <dt>{side === 'Buy' ? t.quickTrading.ifAbove : t.quickTrading.ifBelow}</dt>
        <dd>
          {offer && amount !== undefined
            ? format.withPlus(format.money(profitOn(amount, offer.profit_rate)))
            : '\u2014'}
        </dd>
      </dl>
      <div className={css.actions} ref={place}>
        <Button
          look="solid"
          busy={isBusy}
          disabled={isOff || !offer || amount === undefined}
          onClick={onPlace}
        >
          {isBusy ? t.quickTrading.placing : t.quickTrading.confirm(name)}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {t.quickTrading.cancel}
        </Button>
      </div>
    </div>
  )
}
