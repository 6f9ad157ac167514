// The share of hits as a bar: the range it lies in, and what it has to be more than.

import * as format from '#browser/format/format.ts'
import type { Measured } from '#contract/public/signals.ts'
import * as t from '../i18n/i18n.ts'
import css from './RateBar.module.css'

export function RateBar({ measured }: { readonly measured: Measured }) {
  const { hit_rate: rate, interval, break_even: even, priced } = measured
  if (rate === null || interval === null || even === null || priced === null) return null
  const [low, high] = interval
  const said = t.signals.bar({
    rate: format.percent(rate),
    low: format.percent(low),
    high: format.percent(high),
    even: format.percent(even),
    coin: format.percent(priced),
  })
  return (
    <div className={css.bar} role="img" aria-label={said}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.range} x={low * 100} width={(high - low) * 100} y={3} height={6} />
        <Line className={css.coin} at={priced} />
        <Line className={css.even} at={even} />
        <Line className={css.rate} at={rate} />
      </svg>
      <p aria-hidden="true">
        <span data-what="rate">{t.signals.rate}</span>
        <span data-what="even">{t.signals.breakEven}</span>
        <span data-what="coin">{t.signals.priced}</span>
      </p>
    </div>
  )
}

function Line({ className, at }: { readonly className: string | undefined; readonly at: number }) {
  const x = at * 100
  return <line className={className} x1={x} x2={x} y1={0} y2={12} />
}
