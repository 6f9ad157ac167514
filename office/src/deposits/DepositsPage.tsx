// Deposits by how they stand and how long they wait, one of them with all that is known of it, and
// the keys that addresses are made from.

import { useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { dateMinute, moneyOf } from '#browser/format/format.ts'
import { depositLists, type ListedDeposit } from '#contract/staff/deposits.ts'
import { coins } from '#kernel/coins.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceFilter, SearchFilter } from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import type { ListColumn } from '../list/ListTable.tsx'
import { useListState } from '../list/use-list-state.ts'
import { Dialog } from '../parts/Dialog.tsx'
import paged from '../parts/Paged.module.css'
import { seenOf } from '../parts/personal.ts'
import { Standing } from '../parts/Standing.tsx'
import { deposits as t } from '../words/deposits.ts'
import { useDeposits } from './api.ts'
import { DepositDetail } from './DepositDetail.tsx'
import { DepositKeys } from './DepositKeys.tsx'
import { methodName, tones } from './looks.ts'

const home = '/deposits'

export function DepositsPage() {
  const [, go] = useLocation()
  return (
    <Switch>
      <Route path={home}>
        <Deposits />
      </Route>
      <Route path={`${home}/:id`}>
        {({ id }) => (
          <div className={paged.page}>
            <Link href={home}>{t.back}</Link>
            <DepositDetail key={id} id={id} onDone={() => go(home)} />
          </div>
        )}
      </Route>
    </Switch>
  )
}

const columns: readonly ListColumn<ListedDeposit>[] = [
  { key: 'number', title: t.number, isNumber: true, cell: ({ client }) => client.id },
  { key: 'client', title: t.client, cell: ({ client }) => seenOf(client.name) },
  {
    key: 'method',
    title: t.method,
    cell: ({ id, method }) => <Link href={`${home}/${id}`}>{methodName(method)}</Link>,
  },
  {
    key: 'amount',
    title: t.amount,
    isNumber: true,
    cell: ({ amount }) => (amount === null ? t.unknown : moneyOf(amount)),
  },
  { key: 'coins', title: t.coins, isNumber: true, cell: ({ coins: came }) => came ?? '' },
  {
    key: 'state',
    title: t.state,
    cell: ({ status, detail }) => <Standing tone={tones[status]}>{t.details[detail]}</Standing>,
  },
  {
    key: 'confirmations',
    title: t.confirmations,
    cell: (one) =>
      one.coins === null ? '' : t.ofNeeded(one.confirmations, one.confirmations_needed),
  },
  { key: 'receipt', title: t.receipt, cell: ({ has_receipt }) => (has_receipt ? t.yes : '') },
  { key: 'back', title: t.isBack, cell: ({ is_back }) => (is_back ? t.yes : '') },
  {
    key: 'asked',
    title: t.asked,
    sort: { name: 'asked', first: 'up' },
    cell: ({ asked_at }) => dateMinute(asked_at),
  },
]

const choices = Object.fromEntries(
  depositLists.filter((name) => name !== 'pending').map((name) => [name, t.lists[name]]),
)
const methods = Object.fromEntries(
  (['card', ...coins] as const).map((one) => [one, methodName(one)]),
)

function Deposits() {
  const state = useListState(['state', 'method', 'client', 'sort'])
  const list = useDeposits(state.all)
  const [areKeysShown, setKeysShown] = useState(false)
  const isWaiting = (state.of('state') ?? 'pending') === 'pending'
  return (
    <>
      <ListScreen
        title={t.screen}
        actions={<Button onClick={() => setKeysShown(true)}>{t.keys}</Button>}
        state={state}
        sortedBy={isWaiting ? 'asked' : '-asked'}
        filters={
          <>
            <ChoiceFilter
              state={state}
              name="state"
              label={t.state}
              unset={t.lists.pending}
              choices={choices}
            />
            <ChoiceFilter state={state} name="method" label={t.method} choices={methods} />
            <SearchFilter state={state} name="client" label={t.number} />
          </>
        }
        list={list}
        items={list.data?.pages.flatMap(({ data }) => data) ?? []}
        itemKey={({ id }) => id}
        hrefOf={({ id }) => `${home}/${id}`}
        empty={t.none}
        columns={columns}
      />
      {areKeysShown && (
        <Dialog title={t.keys} onClose={() => setKeysShown(false)}>
          <DepositKeys />
        </Dialog>
      )}
    </>
  )
}
