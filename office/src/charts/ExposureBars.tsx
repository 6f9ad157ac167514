// What open trades pay if every one of a side wins: an instrument a row, Sells to the left of the
// line and Buys to the right, the sooner they end the stronger the colour. Each row is as long as
// its own limit, which is marked at both of its ends.

import { amount, percent } from '#browser/format/format.ts'
import type { StaffExposure } from '#contract/staff/trading.ts'
import { SmallTable } from '../parts/SmallTable.tsx'
import { trading as t } from '../words/trading.ts'
import css from './ExposureBars.module.css'
import { Figure } from './Figure.tsx'
import { lengthOf } from './scale.ts'

export type SideSums = { readonly total: number; readonly parts: readonly number[] }
export type ExposureRow = {
  readonly name: string
  readonly buy: SideSums
  readonly sell: SideSums
  /** Most that may be lost on one minute. */
  readonly limit: number
  readonly isStopped: boolean
}

const kinds = ['five_minutes', 'hour', 'later'] as const
const strengths = [css.soon, css.hour, css.later]

/** Of one account; those with the most to pay first. */
export function exposureRows(
  instruments: readonly StaffExposure[],
  mode: 'real' | 'demo',
): ExposureRow[] {
  const rows = instruments.map(({ name, sides, limit, is_stopped: isStopped }) => {
    const sumsOf = (direction: 'rise' | 'fall'): SideSums => {
      const own = sides.filter((side) => side.mode === mode && side.direction === direction)
      const parts = kinds.map((kind) =>
        own.reduce((sum, { bucket, payout }) => sum + (bucket === kind ? lengthOf(payout) : 0), 0),
      )
      return { parts, total: parts.reduce((sum, part) => sum + part, 0) }
    }
    const sums = { buy: sumsOf('rise'), sell: sumsOf('fall') }
    return { name, ...sums, limit: lengthOf(limit), isStopped }
  })
  return rows.filter((row) => worstOf(row) > 0).toSorted((a, b) => worstOf(b) - worstOf(a))
}

function worstOf({ buy, sell }: ExposureRow): number {
  return Math.max(buy.total, sell.total)
}

/** Of its limit, what the side pays that would pay more. */
export function worstShare(row: ExposureRow): number {
  return row.limit > 0 ? worstOf(row) / row.limit : 0
}

const nearFrom = 0.8

const [width, left, middle, right] = [900, 180, 400, 620]
const [top, rowHeight, barHeight] = [20, 32, 20]

export function ExposureBars({ rows }: { rows: readonly ExposureRow[] }) {
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
            { key: 'limit', title: t.limit, isNumber: true, cell: (row) => amount(row.limit) },
            { key: 'worst', title: t.worstSide, isNumber: true, cell: worstText },
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
      <text x={width} y={12} textAnchor="end">
        {t.worstSide}
      </text>
      {rows.map((row, index) => (
        <Row key={row.name} row={row} y={top + index * rowHeight + 4} />
      ))}
      <path className={css.middle} d={`M${middle} ${top - 2}V${top + rows.length * rowHeight}`} />
    </Figure>
  )
}

function Row({ row, y }: { readonly row: ExposureRow; readonly y: number }) {
  const { name, buy, sell, limit } = row
  const scale = (right - middle) / Math.max(limit, worstOf(row), 1)
  const marks = [middle - limit * scale, middle + limit * scale]
  return (
    <g>
      <rect className={css.ground} x={left} y={y} width={right - left} height={barHeight} />
      <Side parts={sell.parts} y={y} scale={scale} side="sell" />
      <Side parts={buy.parts} y={y} scale={scale} side="buy" />
      {marks.map((x) => (
        <path key={x} className={css.limit} d={`M${x} ${y - 3}V${y + barHeight + 3}`} />
      ))}
      <text className={css.name} x={0} y={y + 15}>
        {name}
      </text>
      <text x={left - 8} y={y + 14} textAnchor="end">
        {amount(sell.total)}
      </text>
      <text x={right + 8} y={y + 14}>
        {amount(buy.total)}
      </text>
      <text className={worstLook(row)} x={width} y={y + 14} textAnchor="end">
        {worstText(row)}
      </text>
    </g>
  )
}

function worstText(row: ExposureRow): string {
  if (row.isStopped) return t.stopped
  return t.ofLimit(percent(worstShare(row), 0), amount(row.limit).replace(/\D00$/, ''))
}

function worstLook(row: ExposureRow): string | undefined {
  if (row.isStopped) return css.wrong
  return worstShare(row) >= nearFrom ? css.near : undefined
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
        width={part > 0 ? Math.max(1, long - 1) : 0}
        height={barHeight}
      />
    )
  })
}
