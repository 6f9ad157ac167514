// Where the office leads: each screen with its key, its page, and what one has to be able to do to
// see it. A screen's code is fetched when it is first gone to.

import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyPart } from '#browser/page/lazy-part.ts'
import type { StaffAction } from '#contract/staff/powers.ts'
import type { GlyphName } from '../parts/Glyph.tsx'

type Screen = {
  readonly name: string
  readonly group: 'work' | 'clients' | 'money' | 'house'
  readonly path: `/${string}`
  /** Pressed after G. */
  readonly key: string
  readonly glyph: GlyphName
  readonly action: StaffAction
  readonly Page: LazyExoticComponent<ComponentType>
}

export const screens = [
  {
    name: 'overview',
    group: 'work',
    path: '/overview',
    key: 'v',
    glyph: 'overview',
    action: 'overview.read',
    Page: lazyPart(async () => ({
      default: (await import('../overview/OverviewPage.tsx')).OverviewPage,
    })),
  },
  {
    name: 'queue',
    group: 'work',
    path: '/queue',
    key: 'q',
    glyph: 'queue',
    action: 'queue.read',
    Page: lazyPart(async () => ({ default: (await import('../queue/QueuePage.tsx')).QueuePage })),
  },
  {
    name: 'messages',
    group: 'work',
    path: '/messages',
    key: 'm',
    glyph: 'message',
    action: 'message.read',
    Page: lazyPart(async () => ({
      default: (await import('../messages/MessagesPage.tsx')).MessagesPage,
    })),
  },
  {
    name: 'chats',
    group: 'work',
    path: '/chats',
    key: 'j',
    glyph: 'chat',
    action: 'message.read',
    Page: lazyPart(async () => ({ default: (await import('../chats/ChatsPage.tsx')).ChatsPage })),
  },
  {
    name: 'alarms',
    group: 'work',
    path: '/alarms',
    key: 'a',
    glyph: 'alarm',
    action: 'alarm.read',
    Page: lazyPart(async () => ({
      default: (await import('../alarms/AlarmsPage.tsx')).AlarmsPage,
    })),
  },
  {
    name: 'clients',
    group: 'clients',
    path: '/clients',
    key: 'c',
    glyph: 'clients',
    action: 'client.read',
    Page: lazyPart(async () => ({
      default: (await import('../clients/ClientsPage.tsx')).ClientsPage,
    })),
  },
  {
    name: 'trading',
    group: 'money',
    path: '/trading',
    key: 't',
    glyph: 'trade',
    action: 'trading.read',
    Page: lazyPart(async () => ({
      default: (await import('../trading/TradingPage.tsx')).TradingPage,
    })),
  },
  {
    name: 'prices',
    group: 'money',
    path: '/prices',
    key: 'p',
    glyph: 'price',
    action: 'price.read',
    Page: lazyPart(async () => ({
      default: (await import('../prices/PricesPage.tsx')).PricesPage,
    })),
  },
  {
    name: 'identity',
    group: 'clients',
    path: '/identity',
    key: 'i',
    glyph: 'identity',
    action: 'document.list',
    Page: lazyPart(async () => ({
      default: (await import('../identity/IdentityPage.tsx')).IdentityPage,
    })),
  },
  {
    name: 'deposits',
    group: 'clients',
    path: '/deposits',
    key: 'd',
    glyph: 'deposit',
    action: 'deposit.read',
    Page: lazyPart(async () => ({
      default: (await import('../deposits/DepositsPage.tsx')).DepositsPage,
    })),
  },
  {
    name: 'disputes',
    group: 'clients',
    path: '/disputes',
    key: 'b',
    glyph: 'dispute',
    action: 'dispute.read',
    Page: lazyPart(async () => ({
      default: (await import('../disputes/DisputesPage.tsx')).DisputesPage,
    })),
  },
  {
    name: 'withdrawals',
    group: 'clients',
    path: '/withdrawals',
    key: 'w',
    glyph: 'withdrawal',
    action: 'withdrawal.read',
    Page: lazyPart(async () => ({
      default: (await import('../withdrawals/WithdrawalsPage.tsx')).WithdrawalsPage,
    })),
  },
  {
    name: 'plans',
    group: 'clients',
    path: '/plans',
    key: 'n',
    glyph: 'plan',
    action: 'plan_request.read',
    Page: lazyPart(async () => ({ default: (await import('../plans/PlansPage.tsx')).PlansPage })),
  },
  {
    name: 'site',
    group: 'house',
    path: '/site',
    key: 'h',
    glyph: 'site',
    action: 'setting.read',
    Page: lazyPart(async () => ({ default: (await import('../site/SitePage.tsx')).SitePage })),
  },
  {
    name: 'ledger',
    group: 'money',
    path: '/ledger',
    key: 'l',
    glyph: 'ledger',
    action: 'ledger.read',
    Page: lazyPart(async () => ({
      default: (await import('../ledger/LedgerPage.tsx')).LedgerPage,
    })),
  },
  {
    name: 'corrections',
    group: 'money',
    path: '/corrections',
    key: 'e',
    glyph: 'eyes',
    action: 'correction.read',
    Page: lazyPart(async () => ({
      default: (await import('../corrections/CorrectionsPage.tsx')).CorrectionsPage,
    })),
  },
  {
    name: 'campaigns',
    group: 'money',
    path: '/campaigns',
    key: 'x',
    glyph: 'gift',
    action: 'campaign.read',
    Page: lazyPart(async () => ({
      default: (await import('../campaigns/CampaignsPage.tsx')).CampaignsPage,
    })),
  },
  {
    name: 'custody',
    group: 'money',
    path: '/coins-moved',
    key: 'k',
    glyph: 'key',
    action: 'custody_movement.read',
    Page: lazyPart(async () => ({
      default: (await import('../custody/MovementsPage.tsx')).MovementsPage,
    })),
  },
  {
    name: 'invoices',
    group: 'money',
    path: '/invoices',
    key: 'f',
    glyph: 'invoice',
    action: 'credit.read',
    Page: lazyPart(async () => ({
      default: (await import('../credits/InvoicesPage.tsx')).InvoicesPage,
    })),
  },
  {
    name: 'reports',
    group: 'house',
    path: '/reports',
    key: 'r',
    glyph: 'report',
    action: 'report.read',
    Page: lazyPart(async () => ({
      default: (await import('../reports/ReportsPage.tsx')).ReportsPage,
    })),
  },
  {
    name: 'staff',
    group: 'house',
    path: '/staff',
    key: 's',
    glyph: 'staff',
    action: 'member.read',
    Page: lazyPart(async () => ({ default: (await import('../staff/StaffPage.tsx')).StaffPage })),
  },
  {
    name: 'audit',
    group: 'house',
    path: '/audit',
    key: 'u',
    glyph: 'audit',
    action: 'audit.read',
    Page: lazyPart(async () => ({ default: (await import('../audit/AuditPage.tsx')).AuditPage })),
  },
  {
    name: 'sessions',
    group: 'house',
    path: '/sessions',
    key: 'o',
    glyph: 'sessions',
    action: 'staff_session.read',
    Page: lazyPart(async () => ({
      default: (await import('../sessions/SessionsPage.tsx')).SessionsPage,
    })),
  },
  {
    name: 'passkeys',
    group: 'house',
    path: '/passkeys',
    key: 'y',
    glyph: 'key',
    action: 'staff_session.read',
    Page: lazyPart(async () => ({
      default: (await import('../passkeys/PasskeysPage.tsx')).PasskeysPage,
    })),
  },
] as const satisfies readonly Screen[]

export const groups = ['work', 'clients', 'money', 'house'] as const satisfies Screen['group'][]

export type ScreenName = (typeof screens)[number]['name']

/** What whoever sits here may see. */
export type Allowed = readonly (typeof screens)[number][]

/** What can be done from everywhere. */
export type Act = { readonly name: string; readonly act: () => void }
