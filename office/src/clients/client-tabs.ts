// The tabs of one client's page, in the order of their row. Whoever may not do what a tab shows
// does not see it; its code is fetched when it is first gone to.

import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { StaffAction } from '#contract/staff/powers.ts'
import type { ClientTabProps } from './props.ts'
import { Timeline } from './Timeline.tsx'

type ClientTab = {
  /** Its words are by this name, and all but the first have it in their address. */
  readonly name: string
  readonly action: StaffAction
  /** It takes the width of what is known at a glance, too. */
  readonly isWide?: true
  readonly Tab: ComponentType<ClientTabProps> | LazyExoticComponent<ComponentType<ClientTabProps>>
}

export const clientTabs = [
  { name: 'timeline', action: 'client.read', Tab: Timeline },
  {
    name: 'profile',
    action: 'client.read',
    Tab: lazyPart(async () => ({ default: (await import('./ProfileTab.tsx')).ProfileTab })),
  },
  {
    name: 'statement',
    action: 'client.read',
    isWide: true,
    Tab: lazyPart(async () => ({ default: (await import('./StatementTab.tsx')).StatementTab })),
  },
  {
    name: 'trades',
    action: 'client.read',
    isWide: true,
    Tab: lazyPart(async () => ({ default: (await import('./TradesTab.tsx')).TradesTab })),
  },
  {
    name: 'deposits',
    action: 'deposit.read',
    isWide: true,
    Tab: lazyPart(async () => ({ default: (await import('./DepositsTab.tsx')).DepositsTab })),
  },
  {
    name: 'withdrawals',
    action: 'withdrawal.read',
    isWide: true,
    Tab: lazyPart(async () => ({
      default: (await import('./WithdrawalsTab.tsx')).WithdrawalsTab,
    })),
  },
  {
    name: 'automation',
    action: 'automation.read',
    isWide: true,
    Tab: lazyPart(async () => ({ default: (await import('./AutomationTab.tsx')).AutomationTab })),
  },
  {
    name: 'credits',
    action: 'credit.read',
    isWide: true,
    Tab: lazyPart(async () => ({ default: (await import('./CreditsTab.tsx')).CreditsTab })),
  },
  {
    name: 'grants',
    action: 'campaign.read',
    isWide: true,
    Tab: lazyPart(async () => ({ default: (await import('./GrantsTab.tsx')).GrantsTab })),
  },
  {
    name: 'limits',
    action: 'withdrawal.read',
    Tab: lazyPart(async () => ({ default: (await import('./LimitsTab.tsx')).LimitsTab })),
  },
  {
    name: 'sessions',
    action: 'client.read',
    Tab: lazyPart(async () => ({ default: (await import('./SessionsTab.tsx')).SessionsTab })),
  },
  {
    name: 'notes',
    action: 'client_note.read',
    Tab: lazyPart(async () => ({ default: (await import('./NotesTab.tsx')).NotesTab })),
  },
  {
    name: 'linked',
    action: 'client_link.read',
    isWide: true,
    Tab: lazyPart(async () => ({ default: (await import('./LinkedTab.tsx')).LinkedTab })),
  },
] as const satisfies readonly ClientTab[]

type TabName = (typeof clientTabs)[number]['name']

/** The first is the page itself. */
export function tabPath(id: string, name: TabName): string {
  return name === clientTabs[0].name ? `/clients/${id}` : `/clients/${id}/${name}`
}
