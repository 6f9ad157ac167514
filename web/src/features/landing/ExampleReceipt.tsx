// The hero picture: a receipt as it is drawn on paper, with figures that are made up but add up.

import { Icon } from '#ui/Icon.tsx'
import { Sign } from '#ui/Sign.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './ExampleReceipt.module.css'

export function ExampleReceipt() {
  const { example } = t.landing
  return (
    <figure className={css.figure} data-example>
      <div className={css.card}>
        <p className={css.head}>
          <span>{t.landing.receiptTitle}</span>
          <span>{example.instrument}</span>
        </p>
        <p className={css.headline}>{example.headline}</p>
        <p className={css.terms}>
          <Sign side="Buy" />
          {example.terms}
        </p>
        <Drawing />
        <dl>
          {example.facts.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className={css.checked}>
          <Icon name="check" small />
          {example.checked}
        </p>
      </div>
      <figcaption>{t.landing.receiptNote}</figcaption>
    </figure>
  )
}

/** Prices from 63,980 at the bottom to 64,010 at the top, five pixels to the dollar. */
const path = [
  [24, 58],
  [40, 49.5],
  [58, 61],
  [74, 40],
  [92, 52],
  [112, 71],
  [130, 63],
  [150, 88],
  [168, 79],
  [190, 103],
  [212, 117],
  [230, 92],
  [252, 110],
  [270, 130],
  [290, 112],
  [312, 97],
  [330, 102],
] as const

const strikeY = 127.8

function Drawing() {
  const { example } = t.landing
  const line = path.map(([x, y], i) => (i === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')
  return (
    <svg className={css.drawing} viewBox="0 0 356 176" role="img">
      <title>{example.picture}</title>
      <path className={css.hair} d={ruler()} />
      <path className={css.ends} d="M24 12V158M330 12V158" />
      <path className={css.strike} d={`M24 ${strikeY}H330`} />
      <path className={css.price} d={line} />
      <circle className={css.ring} cx="24" cy="58" r="5" />
      <circle className={css.dot} cx="330" cy="102" r="5" />
      <text x="32" y="22">
        {example.entry}
      </text>
      <text x="322" y="22" textAnchor="end">
        {example.exit}
      </text>
      <text x="32" y={strikeY + 15}>
        {example.strike}
      </text>
    </svg>
  )
}

/** A scale of ten-second steps along the foot, every minute longer. */
function ruler(): string {
  const marks = Array.from(
    { length: 31 },
    (_, i) => `M${24 + i * 10.2} 158v${i % 6 === 0 ? 12 : 6}`,
  )
  return `M24 158H330${marks.join('')}`
}
