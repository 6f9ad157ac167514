// A table of rows that tells its columns once. Each screen keeps what fits: a column marked `wide`
// leaves below 769 px.

import type { ReactNode } from 'react'
import css from './DataTable.module.css'

export type Column<Row> = {
  readonly key: string
  readonly title: ReactNode
  readonly cell: (row: Row, index: number) => ReactNode
  /** Figures stand at the right edge of their column: everywhere, or where the table is wide. */
  readonly isNumber?: boolean | 'wide'
  /** Shown from 769 px on only. */
  readonly isWide?: boolean
}

type Props<Row> = {
  /** Said to screen readers in place of a caption. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

export function DataTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} className={classOf(column)}>
                  {column.cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function classOf<Row>({ isNumber, isWide }: Column<Row>): string {
  const number = isNumber === 'wide' ? css.numberWide : isNumber && css.number
  return [number, isWide && css.wide].filter(Boolean).join(' ')
}
