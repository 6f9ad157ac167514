// Two minutes of ticks as a stepped line, with the deciding instant in the middle and the deciding
// tick as a dot. The drawing stretches with its box; strokes and the dot keep their size.

import type { TickView } from '#contract/shared/trade-states.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { clockMs, type PriceText } from './figures.ts'
import css from './TickChart.module.css'

type Props = {
  readonly title: string
  readonly ticks: readonly TickView[]
  /** The instant in the middle. */
  readonly around: string
  readonly instantName: string
  readonly marked: TickView | null
  readonly markName: string
  readonly strike: number | null
  readonly priceText: PriceText
}

const width = 1_000
const height = 300
const margin = 24
const halfMs = 60_000

export function TickChart(props: Props) {
  const { title, ticks, around, marked, strike, priceText } = props
  const { low, high, shownStrike } = rangeOf(ticks, strike)
  const middle = Date.parse(around)
  const x = ({ time }: TickView) =>
    round(((Date.parse(time) - middle + halfMs) / (2 * halfMs)) * width)
  const y = (price: number) =>
    round(height - margin - ((price - low) / (high - low || 1)) * (height - 2 * margin))
  const label = t.receipt.chart.label(title, ticks.length, priceText(low), priceText(high))
  return (
    <figure className={css.chart}>
      <div className={css.box}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img">
          <title>{label}</title>
          <path className={css.instant} d={`M${width / 2} 0V${height}`} />
          {shownStrike !== null && (
            <path className={css.strike} d={`M0 ${y(shownStrike)}H${width}`} />
          )}
          <path className={css.line} d={steps(ticks, x, y)} />
          {marked && <path className={css.dot} d={`M${x(marked)} ${y(marked.price)}h.01`} />}
        </svg>
        <p className={css.prices}>
          <span>{priceText(high)}</span>
          <span>{priceText(low)}</span>
        </p>
        <p className={css.times}>
          <span>{t.receipt.chart.minuteBefore}</span>
          <span>
            {props.instantName} {clockMs(around)}
          </span>
          <span>{t.receipt.chart.minuteAfter}</span>
        </p>
      </div>
      <Legend {...props} shownStrike={shownStrike} />
    </figure>
  )
}

type LegendProps = Props & { readonly shownStrike: number | null }

function Legend({ marked, markName, shownStrike, priceText }: LegendProps) {
  return (
    <figcaption className={css.legend}>
      {marked && (
        <span data-kind="dot">
          {markName} {priceText(marked.price)}
        </span>
      )}
      {shownStrike !== null && (
        <span data-kind="strike">
          {t.receipt.chart.strike} {priceText(shownStrike)}
        </span>
      )}
    </figcaption>
  )
}

/** The strike is drawn where it lies near the prices; far off it would flatten them. */
function rangeOf(ticks: readonly TickView[], strike: number | null) {
  const prices = ticks.map((tick) => tick.price)
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const reach = 2 * (high - low)
  const isNear = strike !== null && strike >= low - reach && strike <= high + reach
  if (!isNear) return { low, high, shownStrike: null }
  return { low: Math.min(low, strike), high: Math.max(high, strike), shownStrike: strike }
}

/** A price holds until the next one. */
function steps(
  ticks: readonly TickView[],
  x: (tick: TickView) => number,
  y: (price: number) => number,
): string {
  return ticks
    .map((tick, index) =>
      index === 0 ? `M${x(tick)} ${y(tick.price)}` : `H${x(tick)}V${y(tick.price)}`,
    )
    .join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
