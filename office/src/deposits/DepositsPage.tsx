// Deposits by how they stand and how long they wait, one of them with all that is known of it, and
// the keys that addresses are made from.

import { useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { depositLists } from '#contract/staff/deposits.ts'
import { coins } from '#kernel/coins.ts'
import { Button } from '#ui/Button.tsx'
import {
  AmountFilters,
  ChoiceFilter,
  ClientFilter,
  DayFilters,
  SearchFilter,
} from '../list/Filters.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../list/use-list-state.ts'
import { DetailPage } from '../parts/DetailPage.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { deposits as t } from '../words/deposits.ts'
import { list as list_ } from '../words/list.ts'
import { useDeposits } from './api.ts'
import { depositColumns } from './columns.tsx'
import { DepositDetail } from './DepositDetail.tsx'
import { DepositKeys } from './DepositKeys.tsx'
import { methodName } from './looks.ts'

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
          <DetailPage title={t.screen} home={home} back={t.back}>
            <DepositDetail key={id} id={id} onDone={() => go(home)} />
          </DetailPage>
        )}
      </Route>
    </Switch>
  )
}

const choices = Object.fromEntries(
  depositLists.filter((name) => name !== 'pending').map((name) => [name, t.lists[name]]),
)
const methods = Object.fromEntries(
  (['card', ...coins] as const).map((one) => [one, methodName(one)]),
)

const names = [
  ...(['state', 'method', 'least', 'most', 'client', 'reference', 'from', 'to', 'sort'] as const),
]

function Deposits() {
  const state = useListState(names)
  const list = useDeposits(state.all)
  const [areKeysShown, setKeysShown] = useState(false)
  const isWaiting = (state.of('state') ?? 'pending') === 'pending'
  return (
    <>
      <ListScreen
        title={t.screen}
        views="deposits"
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
            <AmountFilters state={state} />
            <ClientFilter state={state} />
            <SearchFilter state={state} name="reference" label={list_.reference} />
            <DayFilters state={state} />
          </>
        }
        list={list}
        items={list.data?.pages.flatMap(({ data }) => data) ?? []}
        itemKey={({ id }) => id}
        hrefOf={({ id }) => `${home}/${id}`}
        empty={t.none}
        columns={depositColumns}
      />
      {areKeysShown && (
        <Dialog title={t.keys} onClose={() => setKeysShown(false)}>
          <DepositKeys />
        </Dialog>
      )}
    </>
  )
}
