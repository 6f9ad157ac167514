// Who works here, what takes two of them, and what each role may do.

import { Route, Switch } from 'wouter'
import { DetailPage } from '../parts/DetailPage.tsx'
import { staff as t } from '../words/staff.ts'
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
        {({ id }) => (
          <DetailPage title={t.proposal} home="/staff/proposals" back={t.allProposals}>
            <ProposalDetail key={id} id={id} onDone={() => {}} />
          </DetailPage>
        )}
      </Route>
      <Route path="/staff/:id">{({ id }) => <MemberPage key={id} id={id} />}</Route>
      <Route component={MembersList} />
    </Switch>
  )
}
