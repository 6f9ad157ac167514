// The menu of phones as data, which comes when it is opened.

import * as t from '../lib/i18n/i18n.ts'
import type { MenuLink } from './menu.ts'

const shell = t.shell

type SlideGroup = {
  readonly label: string
  readonly realOnly: boolean
  readonly links: readonly MenuLink[]
}

export const slideMenu: readonly SlideGroup[] = [
  {
    label: shell.trading,
    realOnly: false,
    links: [
      { to: '/user/home', label: shell.quickTrading },
      { to: '/user/trade-history', label: shell.tradingHistory },
      { to: '/user/statement', label: shell.statement },
    ],
  },
  {
    label: shell.finance,
    realOnly: true,
    links: [
      { to: '/user/deposit', label: shell.deposit },
      { to: '/user/withdraw-fund', label: shell.withdrawal },
      { to: '/user/deposit-log', label: shell.depositHistory },
      { to: '/user/withdraw-log', label: shell.withdrawHistory },
      { to: '/user/earnings', label: shell.profits },
    ],
  },
  {
    label: shell.tradingPlans,
    realOnly: true,
    links: [{ to: '/user/plan', label: shell.tradingPlans }],
  },
  {
    label: shell.profile,
    realOnly: false,
    links: [
      { to: '/user/edit-profile', label: shell.accountProfile },
      { to: '/user/change-password', label: shell.changePassword },
      { to: '/user/security', label: shell.security },
      { to: '/user/verify', label: shell.kyc },
      { to: '/user/limits', label: shell.limits },
      { to: '/user/privacy', label: shell.yourData },
    ],
  },
]
