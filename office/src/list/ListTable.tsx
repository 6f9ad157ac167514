// The rows of a list: only those near what is seen are in the page, so that a list may grow long.
// J and K move along them, Enter opens; what is opened has an address. Asked for anew, it stays
// where it is under whoever reads it.

import { columnVisibilityFeature, type Row, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useKeys } from '../lib/use-keys.ts'
import { workKeys } from '../lib/work-keys.ts'
import { Scroller } from '../parts/Scroller.tsx'
import { list as t } from '../words/list.ts'
import css from './ListTable.module.css'
import { shiftOf } from './steady.ts'

export type ListColumn<Item> = {
  readonly key: string
  readonly title: string
  readonly cell: (item: Item) => ReactNode
  readonly isNumber?: boolean
  /** By which name the server sorts by it: in this direction first. */
  readonly sort?: { readonly name: string; readonly first: 'up' | 'down' }
  /** Shown only by whoever chooses it. */
  readonly isExtra?: boolean
}

/** As the address and the call say it: a name, with a minus before it for the greatest first. */
export type Sorting = {
  readonly by: string | undefined
  readonly onSort: (by: string) => void
}

type Props<Item extends object> = {
  readonly label: string
  readonly columns: readonly ListColumn<Item>[]
  readonly shown: ReadonlySet<string>
  readonly items: readonly Item[]
  readonly itemKey: (item: Item) => string
  /** Where a row leads; null: nowhere. */
  readonly hrefOf: (item: Item) => string | null
  readonly sorting: Sorting
  /** The end of what is there has come near. */
  readonly onEnd: () => void
}

const rowHeight = 36
const nearEnd = 10
const features = tableFeatures({ columnVisibilityFeature })
type TableRow<Item extends object> = Row<typeof features, Item>

export function ListTable<Item extends object>(props: Props<Item>) {
  const { label, columns, sorting } = props
  const { rows, visible } = useRows(props)
  const frame = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const near = virtual.getVirtualItems()
  useNearEnd(near.at(-1)?.index ?? 0, rows.length, props.onEnd)
  const { at, open } = useRowKeys(rows, props.hrefOf, (index) => virtual.scrollToIndex(index))
  useSteady(frame, rows, at)
  const before = near[0]?.start ?? 0
  const after = virtual.getTotalSize() - (near.at(-1)?.end ?? 0)
  const headed = columns.filter(({ key }) => visible.includes(key))
  return (
    <Scroller frame={frame} className={css.frame}>
      <table className={css.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {headed.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Spacer height={before} />}
          {near.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <tr
                  key={row.id}
                  aria-rowindex={index + 2}
                  className={index === at ? css.at : undefined}
                  onClick={({ target }) => {
                    if (!isOwn(target)) open(row)
                  }}
                >
                  {headed.map(({ key, cell, isNumber }) => (
                    <td key={key} className={isNumber ? css.number : undefined}>
                      {cell(row.original)}
                    </td>
                  ))}
                </tr>
              )
            )
          })}
          {after > 0 && <Spacer height={after} />}
        </tbody>
      </table>
    </Scroller>
  )
}

function useRows<Item extends object>({ columns, shown, items, itemKey }: Props<Item>) {
  const table = useTable<typeof features, Item>({
    features,
    data: items as Item[],
    columns: columns.map(({ key, title }) => ({ id: key, header: title })),
    getRowId: itemKey,
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.has(key)])),
    },
  })
  return {
    rows: table.getRowModel().rows,
    visible: table.getVisibleLeafColumns().map(({ id }) => id),
  }
}

function useNearEnd(last: number, count: number, onEnd: () => void): void {
  useEffect(() => {
    if (last >= count - nearEnd) onEnd()
  }, [last, count, onEnd])
}

/**
 * Whoever has not scrolled, picked a row or pointed at one sees at once what comes in above. Under
 * everybody else it stays still.
 */
function useSteady<Item extends object>(
  frame: RefObject<HTMLDivElement | null>,
  rows: readonly TableRow<Item>[],
  at: number,
): void {
  const drawn = useRef<readonly string[]>([])
  // Each time it is drawn, as any of its rows may be another one then.
  useLayoutEffect(() => {
    const [own, before] = [frame.current, drawn.current]
    drawn.current = rows.map(({ id }) => id)
    if (!own) return
    const isRead = own.scrollTop > 0 || at >= 0 || own.matches(':hover')
    const held = Math.floor(own.scrollTop / rowHeight)
    const shift = isRead ? shiftOf(before, drawn.current, held) : 0
    if (shift !== 0) own.scrollTop += shift * rowHeight
  })
}

function useRowKeys<Item extends object>(
  rows: readonly TableRow<Item>[],
  hrefOf: (item: Item) => string | null,
  scrollTo: (index: number) => void,
) {
  const [picked, setPicked] = useState<{ readonly id: string; readonly index: number }>()
  const [, go] = useLocation()
  // Where it is now, whatever came in above it.
  const at = picked ? rows.findIndex(({ id }) => id === picked.id) : -1
  const open = (row: TableRow<Item> | undefined) => {
    const href = row && hrefOf(row.original)
    if (href) go(href)
  }
  const move = (by: number) => {
    // Once it is gone, what is in its place comes next.
    const from = at >= 0 || !picked ? at : picked.index - (by > 0 ? 1 : 0)
    const next = Math.max(Math.min(from + by, rows.length - 1), 0)
    const row = rows[next]
    if (!row) return
    setPicked({ id: row.id, index: next })
    scrollTo(next)
  }
  useKeys({
    [workKeys.next]: { does: t.next, act: () => move(1) },
    [workKeys.previous]: { does: t.previous, act: () => move(-1) },
    enter: { does: t.open, act: () => open(rows[at]) },
  })
  return { at, open }
}

/** What does something of its own in a row. */
function isOwn(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label') !== null
}

function Spacer({ height }: { height: number }) {
  return (
    <tr>
      <td className={css.spacer} style={{ height }} />
    </tr>
  )
}

type HeadProps<Item> = { readonly column: ListColumn<Item>; readonly sorting: Sorting }

function Head<Item>({ column: { title, isNumber, sort }, sorting }: HeadProps<Item>) {
  const className = isNumber ? css.number : undefined
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  }
  const [up, down] = [sort.name, `-${sort.name}`]
  const [first, other] = sort.first === 'up' ? [up, down] : [down, up]
  const ways = { [up]: 'ascending', [down]: 'descending' } as const
  return (
    <th scope="col" className={className} aria-sort={ways[sorting.by ?? '']}>
      <button type="button" onClick={() => sorting.onSort(sorting.by === first ? other : first)}>
        {title}
        {sorting.by === up && ' ↑'}
        {sorting.by === down && ' ↓'}
      </button>
    </th>
  )
}
