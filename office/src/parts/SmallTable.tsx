// A table within a panel: rows of 28, all of them there.

import { type ReactNode, useRef } from 'react'
import { Scroller } from './Scroller.tsx'
import css from './SmallTable.module.css'

export type SmallColumn<Row> = {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly isNumber?: boolean
}

type Props<Row> = {
  readonly label: string
  readonly columns: readonly SmallColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

export function SmallTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Scroller frame={frame} className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? css.number : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, isNumber }) => (
                <td key={key} className={isNumber ? css.number : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
