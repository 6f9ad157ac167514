// How a difference between two books is shown: what it is, and the amounts of both.

import { moneyOf } from '#browser/format/format.ts'
import type { Compared } from '#contract/staff/ledger.ts'
import type { SmallColumn } from '../parts/SmallTable.tsx'
import { ledger as t } from '../words/ledger.ts'

type Amounts = Compared['differences'][number]

export const amountColumns: readonly SmallColumn<Amounts>[] = [
  { key: 'kind', title: t.kind, cell: ({ kind }) => t.differing[kind] },
  { key: 'about', title: t.about, cell: ({ about }) => t.names[about] ?? about },
  { key: 'ours', title: t.ours, isNumber: true, cell: ({ unit, ours }) => told(unit, ours) },
  {
    key: 'theirs',
    title: t.theirs,
    isNumber: true,
    cell: ({ unit, theirs }) => told(unit, theirs),
  },
  {
    key: 'between',
    title: t.between,
    isNumber: true,
    cell: ({ unit, between }) => <b>{told(unit, between)}</b>,
  },
]

function told(unit: string, amount: string): string {
  return unit === 'usd' ? moneyOf(amount) : `${amount} ${unit.toUpperCase()}`
}
