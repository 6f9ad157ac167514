// Invoices of credits and credit notes, the newest first, each as the paper it is.

import { Link } from 'wouter'
import { dateMinute, moneyOf, plain } from '#browser/format/format.ts'
import { invoiceKinds, type StaffInvoice } from '#contract/staff/credits.ts'
import { ChoiceFilter, ClientFilter, DayFilters } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { clientParts } from '../words/client-parts.ts'
import { credits as t } from '../words/credits.ts'
import { invoiceFileOf, useInvoices } from './api.ts'

const columns: readonly ListColumn<StaffInvoice>[] = [
  {
    key: 'number',
    title: t.number,
    cell: (one) => <a href={invoiceFileOf(one, clientParts.language)}>{one.number}</a>,
  },
  { key: 'kind', title: t.kind, cell: ({ kind }) => t.kinds[kind] },
  { key: 'issued', title: t.issued, cell: ({ issued_at: at }) => dateMinute(at) },
  {
    key: 'client',
    title: t.client,
    cell: ({ client_id: id }) => <Link href={`/clients/${id}/credits`}>{id}</Link>,
  },
  { key: 'credits', title: t.amount, isNumber: true, cell: ({ credits }) => plain(credits, 2) },
  { key: 'gross', title: t.gross, isNumber: true, cell: ({ gross }) => t.euros(plain(gross, 2)) },
  { key: 'vat', title: t.vat, isNumber: true, cell: ({ vat }) => t.euros(plain(vat, 2)) },
  {
    key: 'country',
    title: t.country,
    cell: ({ country, vat_percent: percent }) => `${country} ${t.percent(percent)}`,
  },
  { key: 'paid', title: t.paid, isNumber: true, cell: ({ usd }) => moneyOf(usd) },
]

export function InvoicesPage() {
  const state = useListState(['kind', 'client', 'from', 'to'])
  const { kind, ...rest } = state.all
  const list = useInvoices({ ...rest, kind: invoiceKinds.find((one) => one === kind) })
  return (
    <ListScreen
      title={t.screen}
      state={state}
      filters={
        <>
          <ChoiceFilter state={state} name="kind" label={t.kind} choices={t.kinds} />
          <ClientFilter state={state} />
          <DayFilters state={state} />
        </>
      }
      columns={columns}
      list={list}
      items={list.data?.pages.flatMap(({ data }) => data) ?? []}
      itemKey={({ number, kind: of }) => `${of} ${number}`}
      empty={t.noInvoices}
    />
  )
}
