// How often each of several things was: a bar a name, the longest first.

import { grouped } from '#browser/format/format.ts'
import css from './Bars.module.css'
import { Figure } from './Figure.tsx'

type Props = {
  readonly says: string
  readonly ranks: readonly { readonly name: string; readonly count: number }[]
}

const [width, left, right, rowHeight] = [760, 240, 690, 22]

/** The same figures stand beside it as a table. */
export function Ranks({ says, ranks }: Props) {
  const most = Math.max(1, ...ranks.map(({ count }) => count))
  return (
    <Figure says={says} width={width} height={ranks.length * rowHeight + 4}>
      {ranks.map(({ name, count }, index) => {
        const y = index * rowHeight + 4
        const long = ((right - left) * count) / most
        return (
          <g key={name}>
            <text x={0} y={y + 12}>
              {name}
            </text>
            <rect className={css.up} x={left} y={y} width={long} height={rowHeight - 6} />
            <text x={left + long + 6} y={y + 12}>
              {grouped(String(count), '')}
            </text>
          </g>
        )
      })}
    </Figure>
  )
}
