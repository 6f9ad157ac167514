// A list of the office: what it shows, and by what it is filtered and sorted, stands in its address
// and in the views that staff keep of it.

import { useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type Asked,
  button,
  leave,
  ok,
  press,
  show,
  type,
  until,
  untilText,
} from '../../../browser/test/served.tsx'
import { SearchFilter } from './Filters.tsx'
import { ListScreen } from './ListScreen.tsx'
import type { ListColumn } from './ListTable.tsx'
import { useListState } from './use-list-state.ts'

type Row = { readonly id: string }

const columns: readonly ListColumn<Row>[] = [
  { key: 'amount', title: 'Amount', sort: { name: 'amount', first: 'down' }, cell: ({ id }) => id },
  { key: 'state', title: 'State', cell: () => 'paid' },
  { key: 'net', title: 'Leaves', isExtra: true, cell: () => '1' },
]

const list = {
  isPending: false,
  isLoadingError: false,
  error: null,
  refetch: () => undefined,
  isFetchNextPageError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
}

function Screen() {
  const desk = { actions: ['saved_view.change'] }
  useQueryClient().setQueryData(['door'], { desk })
  const state = useListState(['state', 'client', 'sort'])
  return (
    <ListScreen
      title="Things"
      views="withdrawals"
      state={state}
      filters={<SearchFilter state={state} name="client" label="Number" />}
      columns={columns}
      list={list}
      items={[{ id: '1' }]}
      itemKey={({ id }) => id}
    />
  )
}

const heads = () => [...document.querySelectorAll('th')].map((one) => one.textContent)
const query = () => Object.fromEntries(new URLSearchParams(location.search))
const view = (name: string, filters: object, list = 'withdrawals') => ({
  id: name,
  list,
  name,
  filters,
  is_shared: false,
  is_own: true,
  by: 'sue@desk.example',
  at: '2026-11-21T12:00:00.000Z',
})
const large = view('Large', { columns: 'amount', sort: '-amount' })

let asked: Asked[] = []
function served(views: readonly object[], kept = views) {
  return show(<Screen />, (one) => {
    asked.push(one)
    return ok(one.method === 'GET' ? views : kept)
  })
}

beforeEach(() => {
  asked = []
  history.replaceState(null, '', '/withdrawals')
})
afterEach(leave)

test('columns are chosen, and stand in the address unless they are the usual ones', async () => {
  await served([])
  expect(heads()).toEqual(['Amount', 'State'])
  const box = (title: string) => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('details label')]
    return labels.find(({ textContent }) => textContent?.trim() === title)?.querySelector('input')
  }
  box('Leaves')?.click()
  await until(() => expect(heads()).toEqual(['Amount', 'State', 'Leaves']))
  box('State')?.click()
  await until(() => expect(query()).toEqual({ columns: 'amount,net' }))
  box('State')?.click()
  await until(() => expect(heads()).toHaveLength(3))
  box('Leaves')?.click()
  await until(() => expect(query()).toEqual({}))
})

test('an address that somebody sent shows the same columns in the same order', async () => {
  history.replaceState(null, '', '/withdrawals?columns=net,amount&sort=-amount')
  await served([])
  expect(heads()).toEqual(['Amount ↓', 'Leaves'])
  expect(document.querySelector('th')?.getAttribute('aria-sort')).toBe('descending')
})

test('a view is saved with order and columns, and without what finds one', async () => {
  history.replaceState(null, '', '/withdrawals?columns=amount&sort=-amount&client=7')
  await served([], [large])
  await untilText('Save this view')
  press('Save this view')
  await untilText('What it is called')
  type('[name=name]', 'Large')
  press('Save')
  await until(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true))
  expect(asked.find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/office/views',
    body: {
      list: 'withdrawals',
      name: 'Large',
      is_shared: false,
      filters: { columns: 'amount', sort: '-amount' },
    },
  })
  await untilText('Take this view away')
})

test('views of this list are links, and of no other', async () => {
  await served([large, view('Dutch', { country: 'NL' }, 'clients')])
  await untilText('Large')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['Large'])
  expect(links[0]?.getAttribute('href')).toBe('/withdrawals?columns=amount&sort=-amount')
  links[0]?.click()
  await until(() => expect(heads()).toEqual(['Amount ↓']))
  expect(links[0]?.getAttribute('aria-current')).toBe('page')
  expect(button('Take this view away')).toBeDefined()
})
