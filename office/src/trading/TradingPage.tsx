// Trading: what open trades may cost, what is stopped, what was void, and what came after trades.

import { Route, Switch } from 'wouter'
import { AutomationBoard } from '../automation/AutomationBoard.tsx'
import { TournamentsBoard } from '../tournaments/TournamentsBoard.tsx'
import { CalibrationBoard } from './CalibrationBoard.tsx'
import { InstrumentsBoard } from './InstrumentsBoard.tsx'
import { MarkoutsBoard } from './MarkoutsBoard.tsx'
import { StopsList } from './StopsList.tsx'
import { TermsBoard } from './TermsBoard.tsx'
import { TradesList } from './TradesList.tsx'
import { TradingBoard } from './TradingBoard.tsx'
import { VoidsList } from './VoidsList.tsx'

export function TradingPage() {
  return (
    <Switch>
      <Route path="/trading/instruments" component={InstrumentsBoard} />
      <Route path="/trading/terms" component={TermsBoard} />
      <Route path="/trading/trades" component={TradesList} />
      <Route path="/trading/stops" component={StopsList} />
      <Route path="/trading/voids" component={VoidsList} />
      <Route path="/trading/automation" component={AutomationBoard} />
      <Route path="/trading/tournaments" component={TournamentsBoard} />
      <Route path="/trading/calibration" component={CalibrationBoard} />
      <Route path="/trading/after" component={MarkoutsBoard} />
      <Route component={TradingBoard} />
    </Switch>
  )
}
