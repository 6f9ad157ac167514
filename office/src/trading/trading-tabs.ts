// The parts of the screen of trading.

import type { Tab } from '../parts/Tabs.tsx'
import { automation } from '../words/automation.ts'
import { calibration } from '../words/calibration.ts'
import { clientParts } from '../words/client-parts.ts'
import { instruments } from '../words/instruments.ts'
import { terms } from '../words/terms.ts'
import { tournaments } from '../words/tournaments.ts'
import { trading as t } from '../words/trading.ts'

export const tradingTabs: readonly Tab[] = [
  { to: '/trading', words: t.now },
  { to: '/trading/trades', words: clientParts.trades },
  { to: '/trading/instruments', words: instruments.tab },
  { to: '/trading/terms', words: terms.tab },
  { to: '/trading/stops', words: t.stopsTab },
  { to: '/trading/voids', words: t.voidsTab },
  { to: '/trading/automation', words: automation.tab },
  { to: '/trading/tournaments', words: tournaments.tab },
  { to: '/trading/after', words: t.markoutsTab },
  { to: '/trading/calibration', words: calibration.tab },
]
