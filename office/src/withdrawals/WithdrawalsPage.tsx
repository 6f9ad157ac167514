// Withdrawals by how they stand and how long they wait, one of them as it is decided on and paid,
// and the files for the bank.

import { Link, Route, Switch, useLocation } from 'wouter'
import { withdrawalLists } from '#contract/staff/withdrawals.ts'
import { coins } from '#kernel/coins.ts'
import { buttonClass } from '#ui/Button.tsx'
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
import { list as list_ } from '../words/list.ts'
import { payouts } from '../words/payouts.ts'
import { withdrawals as t } from '../words/withdrawals.ts'
import { useWithdrawals } from './api.ts'
import { BankFiles, OneBankFile } from './BankFiles.tsx'
import { withdrawalColumns } from './columns.tsx'
import { methodName } from './looks.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'

const home = '/withdrawals'

export function WithdrawalsPage() {
  const [, go] = useLocation()
  return (
    <Switch>
      <Route path={home}>
        <Withdrawals />
      </Route>
      <Route path={`${home}/bank-files`}>
        <BankFiles />
      </Route>
      <Route path={`${home}/bank-files/:id`}>{({ id }) => <OneBankFile id={id} />}</Route>
      <Route path={`${home}/:id`}>
        {({ id }) => (
          <DetailPage title={t.screen} home={home} back={t.back}>
            <WithdrawalDetail key={id} id={id} onDone={() => go(home)} />
          </DetailPage>
        )}
      </Route>
    </Switch>
  )
}

const choices = Object.fromEntries(
  withdrawalLists.filter((name) => name !== 'waiting').map((name) => [name, t.lists[name]]),
)
const methods = Object.fromEntries([...coins, 'bank'].map((name) => [name, methodName(name)]))

const names = [
  ...(['state', 'method', 'least', 'most', 'client', 'reference', 'from', 'to', 'sort'] as const),
]

function Withdrawals() {
  const state = useListState(names)
  const list = useWithdrawals(state.all)
  const isWaiting = ['waiting', 'pending', 'approved'].includes(state.of('state') ?? 'waiting')
  return (
    <ListScreen
      title={t.screen}
      views="withdrawals"
      actions={
        <Link className={buttonClass()} href={`${home}/bank-files`}>
          {payouts.files}
        </Link>
      }
      state={state}
      sortedBy={isWaiting ? 'asked' : '-asked'}
      filters={
        <>
          <ChoiceFilter
            state={state}
            name="state"
            label={t.state}
            unset={t.lists.waiting}
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
      columns={withdrawalColumns}
    />
  )
}
