// The statement of credits: what moved them, and what was there after it.

import { useInfiniteQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { CreditMoveView } from '#contract/client/credits.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { List } from '#ui/DataTablePage.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { movesQuery } from './api.ts'
import css from './Credits.module.css'

export function Moves() {
  const list = useInfiniteQuery(movesQuery)
  const moves = list.data?.pages.flatMap(({ data }) => data) ?? []
  const texts = { ...t.shell, empty: t.credits.noMoves, more: t.credits.more, failed: messageOf }
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="credits-moves">
      <h2 id="credits-moves">{t.credits.statement}</h2>
      <List list={list} isEmpty={moves.length === 0} texts={texts}>
        <DataTable
          label={t.credits.statement}
          columns={columns}
          rows={moves}
          rowKey={({ nr }) => String(nr)}
        />
      </List>
    </section>
  )
}

const { columns: titles } = t.credits

const columns: readonly Column<CreditMoveView>[] = [
  { key: 'at', title: titles.at, cell: ({ at }) => format.dateMinute(at), isWide: true },
  { key: 'what', title: titles.what, cell: (move) => <What move={move} /> },
  {
    key: 'credits',
    title: titles.credits,
    cell: ({ credits }) => format.signed(credits),
    isNumber: true,
  },
  {
    key: 'left',
    title: titles.left,
    cell: ({ balance }) => format.amount(balance),
    isNumber: true,
  },
]

function What({ move: { kind, use, about, at } }: { move: CreditMoveView }) {
  return (
    <>
      {use === null ? t.credits.moves[kind] : t.credits.uses[use]}
      {about !== null && <small className={css.note}> {about}</small>}
      <small className={css.when}>{format.dateMinute(at)}</small>
    </>
  )
}
