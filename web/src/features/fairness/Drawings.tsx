// Two drawings: where a strike lies among what may happen, and which prices decide a trade. They
// say nothing that the text does not.

import * as t from '../../lib/i18n/i18n.ts'
import css from './Drawings.module.css'

/** The hill's bars, from far below the price now to far above it: sharp, with wide tails. */
const bars = Array.from({ length: 53 }, (_, index) => {
  const distance = Math.abs(index - 26) / 6
  return { x: 20 + index * 12, height: Math.round(150 / (1 + distance ** 2.2)) }
})

const strikeX = 318
const nowX = 337
const ground = 190

export function PriceDrawing() {
  const { drawing, hill, strike, now, wins, loses } = t.fairness.price
  return (
    <svg className={css.drawing} viewBox="0 0 676 240" role="img">
      <title>{drawing}</title>
      {bars.map(({ x, height }) => (
        <path
          key={x}
          className={x >= strikeX ? css.wins : css.loses}
          d={`M${x} ${ground}v-${height}h10v${height}z`}
        />
      ))}
      <path className={css.hair} d={`M8 ${ground}H668`} />
      <path className={css.strike} d={`M${strikeX} 14V${ground + 12}`} />
      <path className={css.now} d={`M${nowX} 14V34`} />
      <text x={strikeX - 8} y="24" textAnchor="end">
        {strike}
      </text>
      <text x={nowX + 8} y="24">
        {now}
      </text>
      <text x={strikeX - 24} y={ground + 32} textAnchor="end" className={css.negative}>
        {loses}
      </text>
      <text x={nowX + 6} y={ground + 32} className={css.positive}>
        {wins}
      </text>
      <text x="668" y="120" textAnchor="end" className={css.hint}>
        {hill}
      </text>
    </svg>
  )
}

/** Received prices: place in time and height. */
const ticks = [
  [36, 96],
  [74, 110],
  [150, 92],
  [214, 78],
  [268, 104],
  [330, 86],
  [398, 64],
  [452, 82],
  [516, 58],
  [620, 128],
] as const

const orderX = 112
const expiryX = 560

export function SettlementDrawing() {
  const { drawing, order, entry, exit, expiry, late } = t.fairness.settlement
  return (
    <svg className={css.drawing} viewBox="0 0 676 200" role="img">
      <title>{drawing}</title>
      <path className={css.hair} d="M8 164H668" />
      <path className={css.instant} d={`M${orderX} 20V172M${expiryX} 20V172`} />
      <path className={css.strike} d={`M150 112H${expiryX}`} />
      {ticks.map(([x, y], index) => (
        <circle key={x} className={classOf(index)} cx={x} cy={y} r={isDeciding(index) ? 7 : 4} />
      ))}
      <text x={orderX} y="190" textAnchor="middle">
        {order}
      </text>
      <text x={expiryX} y="190" textAnchor="middle">
        {expiry}
      </text>
      <text x="150" y="74" textAnchor="middle" className={css.strong}>
        {entry}
      </text>
      <text x="516" y="40" textAnchor="middle" className={css.strong}>
        {exit}
      </text>
      <text x="620" y="152" textAnchor="middle">
        {late}
      </text>
      <text x="166" y="130">
        {t.fairness.price.strike}
      </text>
    </svg>
  )
}

const entryIndex = 2
const exitIndex = 8

function isDeciding(index: number): boolean {
  return index === entryIndex || index === exitIndex
}

function classOf(index: number): string | undefined {
  return isDeciding(index) ? css.deciding : css.tick
}
