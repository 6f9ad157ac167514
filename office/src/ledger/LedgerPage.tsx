// The books: whether they sum to zero, each account and transfer, how they stand against those who
// keep the money, and what must be true of them, looked at on demand.

import { Route, Switch } from 'wouter'
import { DetailPage } from '../parts/DetailPage.tsx'
import { ledger as t } from '../words/ledger.ts'
import { AccountsList } from './AccountsList.tsx'
import { ChecksBoard } from './ChecksBoard.tsx'
import { ComparedBoard } from './ComparedBoard.tsx'
import { home } from './ledger-tabs.ts'
import { TransferDetail } from './TransferDetail.tsx'
import { TransfersList } from './TransfersList.tsx'
import { TrialBoard } from './TrialBoard.tsx'

export function LedgerPage() {
  return (
    <Switch>
      <Route path={`${home}/accounts`} component={AccountsList} />
      <Route path={`${home}/transfers`} component={TransfersList} />
      <Route path={`${home}/transfers/:id`}>
        {({ id }) => (
          <DetailPage title={t.transfersTab} home={`${home}/transfers`} back={t.back}>
            <TransferDetail key={id} id={id} />
          </DetailPage>
        )}
      </Route>
      <Route path={`${home}/reconciliation`} component={ComparedBoard} />
      <Route path={`${home}/checks`} component={ChecksBoard} />
      <Route component={TrialBoard} />
    </Switch>
  )
}
