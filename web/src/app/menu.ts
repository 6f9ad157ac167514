// The menus of the user area as data. Finance and plans exist only on the live account.

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

const shell = t.shell

export const rail: readonly MenuGroup[] = [
  {
    label: shell.trading,
    icon: 'trade',
    realOnly: false,
    links: [
      { to: '/user/home', label: shell.quickTrading },
      { to: '/user/trade-history', label: shell.tradeHistory },
      { to: '/user/statement', label: shell.statement },
      { to: '/user/signals', label: shell.signals },
      { to: '/user/ats', label: shell.ats },
      { to: '/user/trader', label: shell.trader },
    ],
  },
  {
    label: shell.deposit,
    icon: 'deposit',
    realOnly: true,
    links: [
      { to: '/user/deposit', label: shell.depositFund },
      { to: '/user/deposit-log', label: shell.depositHistory },
      { to: '/user/credits', label: shell.credits },
    ],
  },
  {
    label: shell.withdrawal,
    icon: 'withdraw',
    realOnly: true,
    links: [
      { to: '/user/withdraw-fund', label: shell.withdrawFund },
      { to: '/user/withdraw-log', label: shell.withdrawHistory },
    ],
  },
  {
    label: shell.profits,
    icon: 'profit',
    realOnly: true,
    links: [{ to: '/user/earnings', label: shell.profits }],
  },
  {
    label: shell.plans,
    icon: 'plan',
    realOnly: true,
    links: [{ to: '/user/plan', label: shell.plans }],
  },
  {
    label: shell.profile,
    icon: 'user',
    realOnly: false,
    links: settingsLinks,
  },
]

export type FooterLink = MenuLink & { readonly icon: IconName; readonly realOnly: boolean }

export const footer: readonly FooterLink[] = [
  { to: '/user/home', label: shell.quickTrading, icon: 'trade', realOnly: false },
  { to: '/user/earnings', label: shell.profits, icon: 'profit', realOnly: true },
  { to: '/user/deposit', label: shell.deposit, icon: 'deposit', realOnly: true },
  { to: '/user/withdraw-fund', label: shell.withdraw, icon: 'withdraw', realOnly: true },
  { to: '/user/plan', label: shell.tradingPlans, icon: 'plan', realOnly: true },
]
