// The menus of the user area as data. Finance and plans exist only on the live account.

import type { Mode } from '#contract/shared/wire.ts'
import type { IconName } from '#ui/Icon.tsx'
import * as t from '../lib/i18n/i18n.ts'
import { settingsLinks } from '../lib/site/settings-links.ts'

export type MenuLink = { readonly to: string; readonly label: string }
export type MenuGroup = {
  readonly label: string
  readonly icon: IconName
  readonly realOnly: boolean
  readonly links: readonly MenuLink[]
}

const frame = t.frame

export const rail: readonly MenuGroup[] = [
  {
    label: frame.trading,
    icon: 'trade',
    realOnly: false,
    links: [
      { to: '/user/home', label: frame.quickTrading },
      { to: '/user/trade-history', label: frame.tradeHistory },
      { to: '/user/statement', label: frame.statement },
      { to: '/user/tournaments', label: frame.tournaments },
      { to: '/user/signals', label: frame.signals },
      { to: '/user/ats', label: frame.ats },
      { to: '/user/trader', label: frame.trader },
      { to: '/user/promotions', label: frame.promotions },
    ],
  },
  {
    label: frame.deposit,
    icon: 'deposit',
    realOnly: true,
    links: [
      { to: '/user/deposit', label: frame.depositFund },
      { to: '/user/deposit-log', label: frame.depositHistory },
      { to: '/user/credits', label: frame.credits },
    ],
  },
  {
    label: frame.withdraw,
    icon: 'withdraw',
    realOnly: true,
    links: [
      { to: '/user/withdraw-fund', label: frame.withdrawFund },
      { to: '/user/withdraw-log', label: frame.withdrawHistory },
    ],
  },
  {
    label: frame.profits,
    icon: 'profit',
    realOnly: true,
    links: [{ to: '/user/earnings', label: frame.profits }],
  },
  {
    label: frame.tradingPlans,
    icon: 'plan',
    realOnly: true,
    links: [{ to: '/user/plan', label: frame.tradingPlans }],
  },
  {
    label: t.settings.title,
    icon: 'user',
    realOnly: false,
    links: settingsLinks,
  },
]

export type FooterLink = MenuLink & {
  readonly icon: IconName
  /** On one account only; without it on both. */
  readonly only?: Mode
}

export const footer: readonly FooterLink[] = [
  { to: '/user/home', label: frame.quickTrading, icon: 'trade' },
  { to: '/user/trade-history', label: frame.tradeHistory, icon: 'menu', only: 'demo' },
  { to: '/user/edit-profile', label: t.settings.title, icon: 'user', only: 'demo' },
  { to: '/user/earnings', label: frame.profits, icon: 'profit', only: 'real' },
  { to: '/user/deposit', label: frame.deposit, icon: 'deposit', only: 'real' },
  { to: '/user/withdraw-fund', label: frame.withdraw, icon: 'withdraw', only: 'real' },
  { to: '/user/plan', label: frame.tradingPlans, icon: 'plan', only: 'real' },
]
