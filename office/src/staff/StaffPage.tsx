// Who works here, what takes two of them, and what each role may do.

import { Route, Switch } from 'wouter'
import { MemberPage } from './MemberPage.tsx'
import { MembersList } from './MembersList.tsx'
import { PowersTable } from './PowersTable.tsx'
import { ProposalDetail } from './ProposalDetail.tsx'
import { ProposalsList } from './ProposalsList.tsx'

export function StaffPage() {
  return (
    <Switch>
      <Route path="/staff/powers" component={PowersTable} />
      <Route path="/staff/proposals" component={ProposalsList} />
      <Route path="/staff/proposals/:id">
        {({ id }) => <ProposalDetail key={id} id={id} onDone={() => {}} />}
      </Route>
      <Route path="/staff/:id">{({ id }) => <MemberPage key={id} id={id} />}</Route>
      <Route component={MembersList} />
    </Switch>
  )
}
