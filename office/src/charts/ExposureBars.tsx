// What open trades pay if every one of a side wins: an instrument a row, Sells to the left of the
// line and Buys to the right, the sooner they end the stronger the colour.

import { amount } from '#browser/format/format.ts'
import type { StaffExposure } from '#contract/staff/trading.ts'
import { SmallTable } from '../parts/SmallTable.tsx'
import { trading as t } from '../words/trading.ts'
import css from './ExposureBars.module.css'
import { Figure } from './Figure.tsx'
import { lengthOf, roundUp } from './scale.ts'

export type SideSums = { readonly total: number; readonly parts: readonly number[] }
export type ExposureRow = {
  readonly name: string
  readonly buy: SideSums
  readonly sell: SideSums
}

const kinds = ['five_minutes', 'hour', 'later'] as const
const strengths = [css.soon, css.hour, css.later]

/** Of one account; those with the most to pay first. */
export function exposureRows(
  instruments: readonly StaffExposure[],
  mode: 'real' | 'demo',
): ExposureRow[] {
  const rows = instruments.map(({ name, sides }) => {
    const sumsOf = (direction: 'rise' | 'fall'): SideSums => {
      const own = sides.filter((side) => side.mode === mode && side.direction === direction)
      const parts = kinds.map((kind) =>
        own.reduce((sum, { bucket, payout }) => sum + (bucket === kind ? lengthOf(payout) : 0), 0),
      )
      return { parts, total: parts.reduce((sum, part) => sum + part, 0) }
    }
    return { name, buy: sumsOf('rise'), sell: sumsOf('fall') }
  })
  const worst = ({ buy, sell }: ExposureRow) => Math.max(buy.total, sell.total)
  return rows.filter((row) => worst(row) > 0).toSorted((a, b) => worst(b) - worst(a))
}

const [width, left, middle, right] = [840, 180, 420, 660]
const [top, rowHeight, barHeight] = [20, 32, 20]

export function ExposureBars({ rows }: { rows: readonly ExposureRow[] }) {
  const most = roundUp(Math.max(0, ...rows.flatMap(({ buy, sell }) => [buy.total, sell.total])))
  const scale = (right - middle) / Math.max(most, 1)
  return (
    <Figure
      says={t.exposureSays(rows.length)}
      width={width}
      height={top + rows.length * rowHeight}
      table={
        <SmallTable
          label={t.exposure}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', title: t.instrument, cell: ({ name }) => name },
            {
              key: 'sell',
              title: t.sellPays,
              isNumber: true,
              cell: (row) => amount(row.sell.total),
            },
            { key: 'buy', title: t.buyPays, isNumber: true, cell: (row) => amount(row.buy.total) },
          ]}
        />
      }
    >
      <text x={middle - 8} y={12} textAnchor="end">
        {t.sellPays}
      </text>
      <text x={middle + 8} y={12}>
        {t.buyPays}
      </text>
      {kinds.map((kind, index) => (
        <g key={kind}>
          <rect
            className={`${css.buy} ${strengths[index]}`}
            x={right + 6 + 62 * index}
            y={3}
            width={9}
            height={9}
          />
          <text x={right + 19 + 62 * index} y={12}>
            {t.buckets[kind]}
          </text>
        </g>
      ))}
      {rows.map(({ name, buy, sell }, index) => {
        const y = top + index * rowHeight + 4
        return (
          <g key={name}>
            <rect className={css.ground} x={left} y={y} width={right - left} height={barHeight} />
            <Side parts={sell.parts} y={y} scale={scale} side="sell" />
            <Side parts={buy.parts} y={y} scale={scale} side="buy" />
            <text className={css.name} x={0} y={y + 15}>
              {name}
            </text>
            <text x={left - 8} y={y + 14} textAnchor="end">
              {amount(sell.total)}
            </text>
            <text x={right + 8} y={y + 14}>
              {amount(buy.total)}
            </text>
          </g>
        )
      })}
      <path className={css.middle} d={`M${middle} ${top - 2}V${top + rows.length * rowHeight}`} />
    </Figure>
  )
}

type SideProps = {
  readonly parts: readonly number[]
  readonly y: number
  readonly scale: number
  readonly side: 'buy' | 'sell'
}

function Side({ parts, y, scale, side }: SideProps) {
  return parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, one) => sum + one, 0) * scale
    const long = part * scale
    return (
      <rect
        key={kinds[index]}
        className={`${css[side]} ${strengths[index]}`}
        x={side === 'buy' ? middle + before : middle - before - long}
        y={y}
        width={Math.max(0, long - 1)}
        height={barHeight}
      />
    )
  })
}
