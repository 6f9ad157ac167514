// How prices are heard: each source and instrument now, what was missed, and what was left out.

import { Route, Switch } from 'wouter'
import { GapsList } from './GapsList.tsx'
import { HaltsList } from './HaltsList.tsx'
import { HearingBoard } from './HearingBoard.tsx'
import { RefusedList } from './RefusedList.tsx'

export function PricesPage() {
  return (
    <Switch>
      <Route path="/prices/gaps" component={GapsList} />
      <Route path="/prices/halts" component={HaltsList} />
      <Route path="/prices/refused" component={RefusedList} />
      <Route component={HearingBoard} />
    </Switch>
  )
}
