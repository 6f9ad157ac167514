// Every page of the public site, for its foot and for those who look for one. Apart from the menu,
// which every page brings along.

import * as t from '../i18n/i18n.ts'
import {
  about,
  coins,
  contact,
  type MenuPage,
  plans,
  privacy,
  resources,
  risk,
  terms,
} from './menu.ts'

const { menu: words } = t.site

export const footerGroups: readonly {
  readonly label: string
  readonly pages: readonly MenuPage[]
}[] = [
  { label: t.site.explore, pages: [about, plans, ...resources] },
  { label: words.crypto, pages: coins },
  {
    label: words.legal,
    pages: [
      terms,
      privacy,
      { to: '/aml-policy', label: words.aml },
      { to: '/payment-policy', label: words.payment },
      risk,
    ],
  },
]

/** Every page one may look for, those of signing in included. */
export const allPages: readonly MenuPage[] = [
  { to: '/', label: t.shell.home },
  ...footerGroups.flatMap(({ pages }) => pages),
  contact,
  { to: '/auth/signin', label: t.shell.login },
  { to: '/auth/signup', label: t.shell.register },
]
