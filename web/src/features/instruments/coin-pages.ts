// The pages about coins, by the code of the coin.

import type { TermsView } from '#contract/public/overview.ts'
import * as t from '../../lib/i18n/i18n.ts'

const { menu } = t.site
const pages: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  BTC: { to: '/bitcoin-trading', label: menu.bitcoin },
  BCH: { to: '/bitcoin-cash', label: menu.bitcoinCash },
  LTC: { to: '/litecoin-trading', label: menu.litecoin },
  ETH: { to: '/etherum-trading', label: menu.ethereum },
  XRP: { to: '/ripple-trading', label: menu.ripple },
}

/** Of either side of the pair. */
export function coinOf({ base, quote }: Pick<TermsView, 'base' | 'quote'>) {
  return [base, quote].flatMap((code) => pages[code] ?? [])
}
