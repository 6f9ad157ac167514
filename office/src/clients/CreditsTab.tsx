// A client's credits: how many, and what moved them, the newest first.

import { Link } from 'wouter'
import { dateTime, plain } from '#browser/format/format.ts'
import type { CreditMoveView } from '#contract/client/credits.ts'
import { useCreditMoves, useCredits } from '../credits/api.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { credits as t } from '../words/credits.ts'
import type { ClientTabProps } from './props.ts'

const columns: readonly ListColumn<CreditMoveView>[] = [
  { key: 'at', title: t.at, cell: ({ at }) => dateTime(at) },
  {
    key: 'what',
    title: t.what,
    cell: ({ kind, use }) => (use === null ? t.moves[kind] : t.uses[use]),
  },
  { key: 'about', title: t.about, cell: ({ about }) => about },
  { key: 'amount', title: t.amount, isNumber: true, cell: ({ credits }) => plain(credits, 2) },
  { key: 'left', title: t.left, isNumber: true, cell: ({ balance }) => plain(balance, 2) },
]

export function CreditsTab({ client: { id } }: ClientTabProps) {
  const state = useListState([])
  const found = useCredits(id).data
  const list = useCreditMoves(id)
  return (
    <ListScreen
      isPart
      title={found ? t.titleOf(plain(found.credits, 2)) : t.tab}
      state={state}
      actions={<Link href={`/invoices?client=${id}`}>{t.itsInvoices}</Link>}
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ nr }) => String(nr)}
      empty={t.noMoves}
    />
  )
}
