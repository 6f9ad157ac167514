// Ethereum: its page.

import type { SitePage } from '../../lib/site/page.ts'
import { CoinPage } from './CoinPage.tsx'
import { type Coin, coinPage } from './coin.ts'
import { ethereum } from './ethereum.ts'

const coin: Coin = {
  symbols: ['ETHUSD', 'ETHUSDT', 'ETHEUR', 'ETHBTC'],
  text: import.meta.env.SSR ? ethereum : undefined,
}

export { styles } from './CoinPage.tsx'

export const page: SitePage = coinPage(coin)

export default function EthereumPage() {
  return <CoinPage coin={coin} />
}
