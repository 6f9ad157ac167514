// The parts of this screen.

import { settingGroups } from '#contract/staff/settings.ts'
import type { Tab } from '../parts/Tabs.tsx'
import { announcements } from '../words/announcements.ts'
import { site as t } from '../words/site.ts'

export const siteTabs: readonly Tab[] = [
  ...settingGroups.map((group) => ({ to: `/site/${group}`, words: t.groups[group] })),
  { to: '/site/texts', words: t.tabs.texts },
  { to: '/site/mails', words: t.tabs.mails },
  { to: '/site/going-live', words: t.tabs.live },
  { to: '/site/claims', words: t.tabs.claims },
  { to: '/site/announcements', words: announcements.tab },
]
