// Bars by day: one series, or two of which the second hangs below the line. The last day is still
// going on and is drawn paler.

import { SmallTable } from '../parts/SmallTable.tsx'
import { charts as t } from '../words/charts.ts'
import css from './Bars.module.css'
import { Figure } from './Figure.tsx'
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
}

const width = 430
const room = 44
const foot = 18

export function Bars({ says, bars, titles, shown, height = 140 }: Props) {
  const up = roundUp(Math.max(0, ...bars.map((bar) => bar.up)))
  const down = roundUp(Math.max(0, ...bars.map((bar) => bar.down ?? 0)))
  const scale = (height - foot - 12) / Math.max(up + down, 1)
  const zero = 12 + up * scale
  const step = (width - room) / Math.max(bars.length, 1)
  const [nameTitle, upTitle, downTitle] = titles
  return (
    <Figure
      says={says}
      width={width}
      height={height}
      table={
        <SmallTable
          label={says}
          rows={bars}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', title: nameTitle, cell: ({ name }) => name },
            { key: 'up', title: upTitle, isNumber: true, cell: (bar) => shown(bar.up) },
            ...(downTitle === undefined
              ? []
              : [
                  {
                    key: 'down',
                    title: downTitle,
                    isNumber: true,
                    cell: (bar: Bar) => shown(bar.down ?? 0),
                  },
                ]),
          ]}
        />
      }
    >
      {up > 0 && <Level at={12} words={shown(up)} />}
      {down > 0 && <Level at={zero + down * scale} words={shown(down)} />}
      {bars.map((bar, index) => {
        const x = index * step + step * 0.2
        const isLast = index === bars.length - 1
        const at = { x, width: step * 0.6 }
        return (
          <g key={bar.name} className={isLast ? css.going : undefined}>
            <rect {...at} className={css.up} y={zero - bar.up * scale} height={bar.up * scale} />
            {bar.down !== undefined && (
              <rect {...at} className={css.down} y={zero + 1} height={bar.down * scale} />
            )}
          </g>
        )
      })}
      <path className={css.zero} d={`M0 ${zero}H${width - room}`} />
      <text x={0} y={height - 3}>
        {bars[0]?.name}
      </text>
      <text x={width - room} y={height - 3} textAnchor="end">
        {t.today}
      </text>
    </Figure>
  )
}

function Level({ at, words }: { at: number; words: string }) {
  return (
    <>
      <path className={css.level} d={`M0 ${at}H${width - room}`} />
      <text x={width - room + 6} y={at + 4}>
        {words}
      </text>
    </>
  )
}
