// Litecoin: its page.

import type { SitePage } from '../../lib/site/page.ts'
import { CoinPage } from './CoinPage.tsx'
import { type Coin, coinPage } from './coin.ts'
import { litecoin } from './litecoin.ts'

const coin: Coin = {
  symbols: ['LTCUSD', 'LTCBTC'],
  text: import.meta.env.SSR ? litecoin : undefined,
}

export { styles } from './CoinPage.tsx'

export const page: SitePage = coinPage(coin)

export default function LitecoinPage() {
  return <CoinPage coin={coin} />
}
