// What a coin's page shows besides words: its path, the pairs it stands in, and the one the chart
// and the worked example take.

import { claimsRead } from '../../lib/claims/Claim.tsx'
import { instrumentRead } from '../../lib/price/LivePrice.tsx'
import type { PageHead, Read, SitePage } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import type { CoinText } from './coin-text.ts'

export type Coin = {
  /** The chart's pair first. */
  readonly symbols: readonly [string, ...string[]]
  /** On the server only: the page's words travel in its HTML. */
  readonly text: CoinText | undefined
}

/** Fifteen minutes, at the option that stands first on the trade form. */
export const exampleTerms = { duration: 900, strike_rate: '75/3' } as const

export function quoteRead({ symbols: [symbol] }: Coin) {
  return { route: publicCalls.quote, query: { symbol, ...exampleTerms } } as const
}

export function coinPage(coin: Coin): SitePage {
  const reads: readonly Read[] = [claimsRead, quoteRead(coin), ...coin.symbols.map(instrumentRead)]
  return { reads: () => reads, head: () => coin.text && headOf(coin.text) }
}

function headOf({ name, title, description }: CoinText): PageHead {
  return {
    title,
    description,
    structured: [
      {
        '@type': 'Article',
        headline: title,
        description,
        about: { '@type': 'Thing', name },
      },
    ],
  }
}
