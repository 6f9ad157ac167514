// Bars by day: one series, or two of which the second hangs below the line. A last day that is
// still going on is drawn paler.

import { SmallTable } from '../parts/SmallTable.tsx'
import { charts as t } from '../words/charts.ts'
import css from './Bars.module.css'
import { Figure, Nothing } from './Figure.tsx'
import { roundUp } from './scale.ts'

export type Bar = {
  readonly name: string
  readonly up: number
  /** Drawn downwards. */
  readonly down?: number
}

type Props = {
  readonly says: string
  readonly bars: readonly Bar[]
  readonly titles: readonly [name: string, up: string, down?: string]
  readonly shown: (value: number) => string
  readonly height?: number
  readonly width?: number
  /** Whether the last one is today. */
  readonly isGoing?: boolean
  /** Whether the same figures stand beside it as a table. */
  readonly isBesideTable?: boolean
}

const [usualWidth, usualHeight, foot] = [430, 140, 18]

export function Bars(props: Props) {
  const { says, bars, titles, shown, isGoing = true, isBesideTable = false } = props
  const { width = usualWidth, height = usualHeight } = props
  const room = width > usualWidth ? 80 : 64
  const up = roundUp(Math.max(0, ...bars.map((bar) => bar.up)))
  const down = roundUp(Math.max(0, ...bars.map((bar) => bar.down ?? 0)))
  const scale = (height - foot - 12) / Math.max(up + down, 1)
  const zero = up + down === 0 ? height - foot : 12 + up * scale
  const step = (width - room) / Math.max(bars.length, 1)
  return (
    <Figure
      says={says}
      width={width}
      height={height}
      {...(!isBesideTable && {
        table: <BarsTable says={says} bars={bars} titles={titles} shown={shown} />,
      })}
    >
      {up > 0 && <Level to={width - room} at={12} words={shown(up)} />}
      {down > 0 && <Level to={width - room} at={zero + down * scale} words={shown(down)} />}
      {bars.map((bar, index) => {
        const x = index * step + step * 0.2
        const isPale = isGoing && index === bars.length - 1
        const at = { x, width: step * 0.6 }
        return (
          <g key={bar.name} className={isPale ? css.going : undefined}>
            <rect {...at} className={css.up} y={zero - bar.up * scale} height={bar.up * scale} />
            {bar.down !== undefined && (
              <rect {...at} className={css.down} y={zero + 1} height={bar.down * scale} />
            )}
          </g>
        )
      })}
      {up + down === 0 && <Nothing x={(width - room) / 2} y={height / 2} />}
      <path className={css.zero} d={`M0 ${zero}H${width - room}`} />
      <text x={0} y={height - 3}>
        {bars[0]?.name}
      </text>
      <text x={width - room} y={height - 3} textAnchor="end">
        {isGoing ? t.today : bars.at(-1)?.name}
      </text>
    </Figure>
  )
}

type LevelProps = { readonly to: number; readonly at: number; readonly words: string }

function Level({ to, at, words }: LevelProps) {
  return (
    <>
      <path className={css.level} d={`M0 ${at}H${to}`} />
      <text x={to + 6} y={at + 4}>
        {words}
      </text>
    </>
  )
}

type TableProps = Pick<Props, 'says' | 'bars' | 'titles' | 'shown'>

function BarsTable({ says, bars, titles: [name, up, down], shown }: TableProps) {
  const downOf = (bar: Bar) => shown(bar.down ?? 0)
  return (
    <SmallTable
      label={says}
      rows={bars}
      rowKey={(bar) => bar.name}
      columns={[
        { key: 'name', title: name, cell: (bar) => bar.name },
        { key: 'up', title: up, isNumber: true, cell: (bar) => shown(bar.up) },
        ...(down === undefined
          ? []
          : [{ key: 'down', title: down, isNumber: true, cell: downOf } as const]),
      ]}
    />
  )
}
