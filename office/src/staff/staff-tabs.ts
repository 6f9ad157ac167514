// The parts of the screen of staff.

import type { Tab } from '../parts/Tabs.tsx'
import { staff as t } from '../words/staff.ts'

export const staffTabs: readonly Tab[] = [
  { to: '/staff', words: t.tabs.members },
  { to: '/staff/proposals', words: t.tabs.proposals },
  { to: '/staff/powers', words: t.tabs.powers },
]
