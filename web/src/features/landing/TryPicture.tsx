// The price of the last minutes as the page heard it, with what is tried: its entry, its strike and
// its end.

import * as format from '#browser/format/format.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './TryCard.module.css'
import { type Heard, leadOf, type Try } from './try-trade.ts'

const width = 400
const height = 150
const edge = 14
const beforeMs = 60_000
const aheadMs = 12_000

type Props = {
  readonly heard: readonly Heard[]
  readonly tried: Try | null
  readonly now: number | undefined
  readonly decimals: number
}

export function TryPicture({ heard, tried, now, decimals }: Props) {
  const to = Math.max((now ?? 0) + aheadMs, (tried?.endsAt ?? 0) + aheadMs / 4)
  const from = Math.min((now ?? 0) - beforeMs, (tried?.askedAt ?? to) - beforeMs / 4)
  // Until the time is known nothing has a place.
  const seen = now === undefined ? [] : heard.filter(({ at }) => at >= from)
  const last = seen.at(-1)
  const prices = [
    ...seen.map(({ price }) => price),
    ...(tried?.strike == null ? [] : [tried.strike]),
  ]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const x = (at: number) => ((at - from) / (to - from)) * width
  const y = (price: number) =>
    high === low ? height / 2 : edge + ((high - price) / (high - low)) * (height - 2 * edge)
  const line = seen.map(({ at, price }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(price)}`).join('')
  return (
    <svg className={css.picture} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{t.tryTrade.picture}</title>
      {tried?.strike != null && (
        <Tried tried={tried} strike={tried.strike} place={{ x, y }} decimals={decimals} />
      )}
      <path className={css.line} d={line} />
      {last && <circle className={css.dot} cx={x(last.at)} cy={y(last.price)} r="4" />}
    </svg>
  )
}

type TriedProps = {
  readonly tried: Try
  readonly strike: number
  readonly place: { readonly x: (at: number) => number; readonly y: (price: number) => number }
  readonly decimals: number
}

function Tried({ tried, strike, place: { x, y }, decimals }: TriedProps) {
  const { entry, endsAt, askedAt, side } = tried
  const lead = leadOf(tried) ?? 0
  const [start, end] = [x(entry?.at ?? askedAt), x(endsAt)]
  const above = side === 'Buy'
  return (
    <g data-stands={lead > 0 ? 'winning' : lead < 0 ? 'losing' : 'level'}>
      <rect
        className={css.tint}
        x={start}
        width={Math.max(0, end - start)}
        y={above ? 0 : y(strike)}
        height={above ? y(strike) : height - y(strike)}
      />
      <path className={css.strike} d={`M${start} ${y(strike)}H${end}`} />
      <path className={css.end} d={`M${end} 0V${height}`} />
      <text x={start + 4} y={y(strike) + (above ? 12 : -5)}>
        {t.tryTrade.strike(format.price(strike, decimals))}
      </text>
      {entry && <circle className={css.ring} cx={start} cy={y(entry.price)} r="4" />}
    </g>
  )
}
