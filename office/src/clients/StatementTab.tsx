// A client's statement as they get it: one account, the newest movement first, or as a file.

import { dateTime, money, signed } from '#browser/format/format.ts'
import type { MovementView } from '#contract/client/statements.ts'
import { buttonClass } from '#ui/Button.tsx'
import { ChoiceFilter, DayFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { clientParts as t } from '../words/client-parts.ts'
import { statementFileOf, useStatement } from './parts-api.ts'
import type { ClientTabProps } from './props.ts'

const movements: Readonly<Record<string, string>> = t.movements

const columns: readonly ListColumn<MovementView>[] = [
  { key: 'nr', title: t.number, isNumber: true, cell: ({ nr }) => nr },
  { key: 'at', title: t.at, cell: ({ at }) => dateTime(at) },
  { key: 'kind', title: t.movement, cell: ({ kind }) => movements[kind] ?? kind },
  { key: 'reference', title: t.reference, cell: ({ reference }) => reference, isExtra: true },
  { key: 'amount', title: t.amount, isNumber: true, cell: ({ amount }) => signed(amount) },
  { key: 'balance', title: t.balance, isNumber: true, cell: ({ balance }) => money(balance) },
]

export function StatementTab({ client: { id } }: ClientTabProps) {
  const state = useListState(['mode', 'kind', 'from', 'to'])
  const list = useStatement(id, state.all)
  const [first] = list.data?.pages ?? []
  return (
    <ListScreen
      isPart
      title={first ? `${t.statement}: ${money(first.closing_balance)}` : t.statement}
      actions={(['csv', 'pdf'] as const).map((format) => (
        <a
          key={format}
          className={buttonClass()}
          href={statementFileOf(id, { ...state.all, format, lang: t.language })}
        >
          {t[format]}
        </a>
      ))}
      state={state}
      filters={
        <>
          <ChoiceFilter
            state={state}
            name="mode"
            label={t.account}
            unset={t.live}
            choices={{ demo: t.accounts.demo }}
          />
          <ChoiceFilter state={state} name="kind" label={t.kind} choices={t.groups} />
          <DayFilter state={state} name="from" label={t.from} />
          <DayFilter state={state} name="to" label={t.to} />
        </>
      }
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap((page) => page.movements) ?? []}
      itemKey={({ nr }) => String(nr)}
      empty={t.empty}
    />
  )
}
