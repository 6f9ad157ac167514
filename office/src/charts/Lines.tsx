// Two lines over the hours: how it usually was, and how it was at worst.

import { grouped } from '#browser/format/format.ts'
import { SmallTable } from '../parts/SmallTable.tsx'
import { Figure } from './Figure.tsx'
import css from './Lines.module.css'
import { roundUp } from './scale.ts'

export type Point = {
  readonly name: string
  /** Null: nothing happened in it. */
  readonly usual: number | null
  readonly worst: number | null
}

type Props = {
  readonly says: string
  readonly points: readonly Point[]
  readonly titles: readonly [name: string, usual: string, worst: string]
  readonly width?: number
  /** Whether the same figures stand beside it as a table. */
  readonly isBesideTable?: boolean
}

const [height, top, bottom] = [132, 12, 110]

export function Lines({ says, points, titles, width = 430, isBesideTable = false }: Props) {
  const right = width - 50
  const most = roundUp(Math.max(0, ...points.map(({ worst }) => worst ?? 0)))
  const x = (index: number) => (index * right) / Math.max(points.length - 1, 1)
  const y = (value: number) => bottom - (value * (bottom - top)) / Math.max(most, 1)
  const pathOf = (of: (point: Point) => number | null) =>
    points
      .flatMap((point, index) => {
        const value = of(point)
        return value === null ? [] : [`${x(index).toFixed(1)} ${y(value).toFixed(1)}`]
      })
      .map((at, index) => `${index === 0 ? 'M' : 'L'}${at}`)
      .join('')
  const last = points.at(-1)
  return (
    <Figure
      says={says}
      width={width}
      height={height}
      {...(!isBesideTable && { table: <LinesTable says={says} points={points} titles={titles} /> })}
    >
      <path className={css.ground} d={`M0 ${bottom}H${right}`} />
      {most > 0 && (
        <>
          <path className={css.most} d={`M0 ${top}H${right}`} />
          <text x={right + 6} y={top + 4}>
            {grouped(String(most), '')}
          </text>
        </>
      )}
      <path className={css.usual} d={pathOf(({ usual }) => usual)} />
      <path className={css.worst} d={pathOf(({ worst }) => worst)} />
      <text x={0} y={height - 4}>
        {points[0]?.name}
      </text>
      <text x={right} y={height - 4} textAnchor="end">
        {last?.name}
      </text>
    </Figure>
  )
}

function LinesTable({ says, points, titles: [name, usual, worst] }: Props) {
  const shown = (value: number | null) =>
    value === null ? '–' : grouped(String(Math.round(value)), '')
  return (
    <SmallTable
      label={says}
      rows={points}
      rowKey={(point) => point.name}
      columns={[
        { key: 'name', title: name, cell: (point) => point.name },
        { key: 'usual', title: usual, isNumber: true, cell: (point) => shown(point.usual) },
        { key: 'worst', title: worst, isNumber: true, cell: (point) => shown(point.worst) },
      ]}
    />
  )
}
