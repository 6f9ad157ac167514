// The menu of phones as data, which comes when it is opened.

import * as t from '../lib/i18n/i18n.ts'
import { settingsLinks } from '../lib/site/settings-links.ts'
import type { MenuLink } from './menu.ts'

const frame = t.frame

type SlideGroup = {
  readonly label: string
  readonly realOnly: boolean
  readonly links: readonly MenuLink[]
}

export const slideMenu: readonly SlideGroup[] = [
  {
    label: frame.trading,
    realOnly: false,
    links: [
      { to: '/user/home', label: frame.quickTrading },
      { to: '/user/trade-history', label: frame.tradeHistory },
      { to: '/user/statement', label: frame.statement },
      { to: '/user/home?tour=1', label: t.tour.name },
      { to: '/user/tournaments', label: frame.tournaments },
      { to: '/user/signals', label: frame.signals },
      { to: '/user/ats', label: frame.ats },
      { to: '/user/trader', label: frame.trader },
      { to: '/user/promotions', label: frame.promotions },
    ],
  },
  {
    label: frame.finance,
    realOnly: true,
    links: [
      { to: '/user/deposit', label: frame.deposit },
      { to: '/user/withdraw-fund', label: frame.withdraw },
      { to: '/user/deposit-log', label: frame.depositHistory },
      { to: '/user/withdraw-log', label: frame.withdrawHistory },
      { to: '/user/earnings', label: frame.profits },
      { to: '/user/credits', label: frame.credits },
    ],
  },
  {
    label: frame.tradingPlans,
    realOnly: true,
    links: [{ to: '/user/plan', label: frame.tradingPlans }],
  },
  {
    label: t.settings.title,
    realOnly: false,
    links: settingsLinks,
  },
]
