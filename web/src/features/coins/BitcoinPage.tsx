// Bitcoin: its page.

import type { SitePage } from '../../lib/site/page.ts'
import { bitcoin } from './bitcoin.ts'
import { CoinPage } from './CoinPage.tsx'
import { type Coin, coinPage } from './coin.ts'

const coin: Coin = {
  symbols: ['BTCUSD', 'BTCUSDT', 'BTCEUR'],
  text: import.meta.env.SSR ? bitcoin : undefined,
}

export { styles } from './CoinPage.tsx'

export const page: SitePage = coinPage(coin)

export default function BitcoinPage() {
  return <CoinPage coin={coin} />
}
