// The parts of the screen of prices.

import type { Tab } from '../parts/Tabs.tsx'
import { prices as t } from '../words/prices.ts'

export const priceTabs: readonly Tab[] = [
  { to: '/prices', words: t.now },
  { to: '/prices/gaps', words: t.gapsTab },
  { to: '/prices/halts', words: t.haltsTab },
  { to: '/prices/refused', words: t.refusedTab },
]
