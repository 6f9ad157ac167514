// Ripple and its coin XRP: its page.

import type { SitePage } from '../../lib/site/page.ts'
import { CoinPage } from './CoinPage.tsx'
import { type Coin, coinPage } from './coin.ts'
import { ripple } from './ripple.ts'

const coin: Coin = { symbols: ['XRPUSD', 'XRPETH'], text: import.meta.env.SSR ? ripple : undefined }

export { styles } from './CoinPage.tsx'

export const page: SitePage = coinPage(coin)

export default function RipplePage() {
  return <CoinPage coin={coin} />
}
