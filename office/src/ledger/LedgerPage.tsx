// The books: whether they sum to zero, each account and transfer, how they stand against those who
// keep the money, and what must be true of them, looked at on demand.

import { Link, Route, Switch } from 'wouter'
import paged from '../parts/Paged.module.css'
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
          <div className={paged.page}>
            <Link href={`${home}/transfers`}>{t.back}</Link>
            <TransferDetail key={id} id={id} />
          </div>
        )}
      </Route>
      <Route path={`${home}/reconciliation`} component={ComparedBoard} />
      <Route path={`${home}/checks`} component={ChecksBoard} />
      <Route component={TrialBoard} />
    </Switch>
  )
}
