// Two lines over the hours: how it usually was, and how it was at worst.

import { grouped } from '#browser/format/format.ts'
import { SmallTable } from '../parts/SmallTable.tsx'
import { Figure, Nothing } from './Figure.tsx'
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
  const placesOf = (of: (point: Point) => number | null): Place[] =>
    points.flatMap((point, index) => {
      const value = of(point)
      return value === null ? [] : [{ x: x(index), y: y(value) }]
    })
  const usual = placesOf((point) => point.usual)
  const worst = placesOf((point) => point.worst)
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
      <Line look={css.usual} places={usual} />
      <Line look={css.worst} places={worst} />
      {usual.length + worst.length === 0 && <Nothing x={right / 2} y={(top + bottom) / 2} />}
      <text x={0} y={height - 4}>
        {points[0]?.name}
      </text>
      <text x={right} y={height - 4} textAnchor="end">
        {last?.name}
      </text>
    </Figure>
  )
}

type Place = { readonly x: number; readonly y: number }
type LineProps = { readonly look: string | undefined; readonly places: readonly Place[] }

/** Where there is one place only, it is a dot: no line goes from it. */
function Line({ look, places: [first, ...others] }: LineProps) {
  if (!first) return null
  if (others.length === 0) return <circle className={look} cx={first.x} cy={first.y} r={2} />
  const to = others.map(({ x, y }) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return <path className={look} d={`M${first.x.toFixed(1)} ${first.y.toFixed(1)}${to}`} />
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
