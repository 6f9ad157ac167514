// The menu of the public site as data. The names of the pages are the specification's, and so is
// the spelling of their paths.

import * as t from '../i18n/i18n.ts'

export type MenuPage = {
  readonly to: string
  readonly label: string
  /** The label speaks of what only a claim may say. */
  readonly claim?: 'payouts'
}

export type MenuEntry =
  | MenuPage
  | { readonly id: string; readonly label: string; readonly pages: readonly MenuPage[] }

const { menu: words } = t.site

export const coins: readonly MenuPage[] = [
  { to: '/bitcoin-trading', label: words.bitcoin },
  { to: '/bitcoin-cash', label: words.bitcoinCash },
  { to: '/litecoin-trading', label: words.litecoin },
  { to: '/etherum-trading', label: words.ethereum },
  { to: '/ripple-trading', label: words.ripple },
]

export const terms = { to: '/legal', label: words.terms }
export const privacy = { to: '/privacy', label: words.privacy }
export const risk = { to: '/risk-disclosure', label: words.risk }
export const about = { to: '/about-us', label: words.about }
export const plans = { to: '/pricing', label: words.plans }
export const contact = { to: '/contact-us', label: words.contact }

export const resources: readonly MenuPage[] = [
  { to: '/financial-instruments', label: words.instruments },
  { to: '/live-payouts', label: words.payouts, claim: 'payouts' },
  { to: '/fairness', label: words.fairness },
  { to: '/signals', label: words.signals },
  { to: '/status', label: words.status },
  { to: '/help', label: words.help },
]

export const menu: readonly MenuEntry[] = [
  { to: '/', label: t.shell.home },
  about,
  plans,
  { id: 'crypto', label: words.crypto, pages: coins },
  { id: 'resources', label: words.resources, pages: [...resources, risk] },
  { id: 'legal', label: words.legal, pages: [terms, privacy] },
  contact,
]
