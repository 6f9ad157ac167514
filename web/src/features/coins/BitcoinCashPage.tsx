// Bitcoin Cash: its page.

import type { SitePage } from '../../lib/site/page.ts'
import { bitcoinCash } from './bitcoin-cash.ts'
import { CoinPage } from './CoinPage.tsx'
import { type Coin, coinPage } from './coin.ts'

const coin: Coin = {
  symbols: ['BCHUSD', 'BCHBTC'],
  text: import.meta.env.SSR ? bitcoinCash : undefined,
}

export { styles } from './CoinPage.tsx'

export const page: SitePage = coinPage(coin)

export default function BitcoinCashPage() {
  return <CoinPage coin={coin} />
}
