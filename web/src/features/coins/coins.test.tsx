import { describe, expect, it } from 'vitest'
import type { QuoteView } from '#contract/public/market.ts'
import { overviewRoutes, type TermsView } from '#contract/public/overview.ts'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { cents, dollars, share, usdToNumber } from '#kernel/money.ts'
import { paidIfRight } from '#verify/outcome.ts'
import {
  type Answer,
  areaClaims,
  htmlOf,
  looseStatements,
  parsed,
  textOf,
} from '../../../test/site-page.tsx'
import type { PageModule } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import * as BitcoinCashPage from './BitcoinCashPage.tsx'
import * as BitcoinPage from './BitcoinPage.tsx'
import { bitcoin } from './bitcoin.ts'
import { bitcoinCash } from './bitcoin-cash.ts'
import type { CoinText } from './coin-text.ts'
import * as EthereumPage from './EthereumPage.tsx'
import { ethereum } from './ethereum.ts'
import { exampleOf } from './example.ts'
import * as LitecoinPage from './LitecoinPage.tsx'
import { litecoin } from './litecoin.ts'
import * as RipplePage from './RipplePage.tsx'
import { ripple } from './ripple.ts'

const coins: readonly (readonly [string, PageModule, CoinText])[] = [
  ['Bitcoin', BitcoinPage, bitcoin],
  ['Bitcoin Cash', BitcoinCashPage, bitcoinCash],
  ['Litecoin', LitecoinPage, litecoin],
  ['Ethereum', EthereumPage, ethereum],
  ['Ripple', RipplePage, ripple],
]

const side = {
  strike_price: 64_190.9,
  profit_rate: 0.75,
  win_probability: 0.96 / 1.75,
  break_even: 1 / 1.75,
  quantile: 0.1171,
  strike_factor: '0.999572051596',
}

const quote: QuoteView = {
  symbol: 'BTCUSD',
  duration: 900,
  strike_rate: '75/3',
  spot: 64_218.4,
  spot_age_ms: 400,
  source: 'simulated',
  volatility: 0.00012,
  margin: 0.04,
  rule_version: 2,
  entry_delay_ms: 250,
  exit_seconds: 1,
  buy: side,
  sell: null,
}

const terms: TermsView = {
  symbol: 'BTCUSD',
  name: 'BTC/USD',
  title: null,
  trading_type: 'Cryptocurrency',
  is_tradable: true,
  is_open: true,
  decimals: 1,
  price: 64_218.4,
  age_ms: 400,
  source: 'simulated',
  is_stale: false,
  change_24h: 0.012,
  time: '2026-11-21T12:00:00.000Z',
  base: 'BTC',
  quote: 'USD',
  tick_size: '0.1',
  taken_hours: null,
  weekly_close: null,
  exchange: null,
  behaviour: null,
  opens_at: null,
  closes_at: null,
  durations: [60, 300, 86_400],
  amount_min: 1,
  amount_max: 5_000,
  payout_max: 50_000,
  age_max_ms: 2_000,
  strike_rates: [],
  margin: 0.04,
  entry_delay_ms: 250,
  exit_average_seconds: 1,
}

/** What the server would write into the page. */
function answersOf({ page }: PageModule): Answer[] {
  const reads = page.reads?.({}) ?? []
  return reads.flatMap((read): Answer[] => {
    if (read.route.path === '/market/quote') return [{ read, data: quote }]
    if (read.route.path !== overviewRoutes.marketInstrument.path) return []
    const symbol = read.params?.symbol ?? ''
    return [{ read, data: { ...terms, symbol, name: `${symbol.slice(0, 3)}/${symbol.slice(3)}` } }]
  })
}

function rendered(module: PageModule, answers = answersOf(module)): string {
  return htmlOf(module.default, [areaClaims, ...answers])
}

describe.each(coins)('the page of %s', (name, module, text) => {
  it('explains the coin in some six hundred words', () => {
    const paragraphs = text.sections.flatMap((section) => section.paragraphs)
    const words = [text.lead, ...paragraphs].join(' ').split(/\s+/)
    expect(words.length).toBeGreaterThan(500)
    expect(words.length).toBeLessThan(800)
    const shown = textOf(parsed(rendered(module)))
    for (const paragraph of paragraphs) expect(shown).toContain(paragraph)
  })

  it('says no figure and no status outside claims and its example', () => {
    expect(looseStatements(rendered(module))).toEqual([])
    expect(looseStatements(rendered(module, []))).toEqual([])
  })

  it('has a title of its own and the terms of each of its pairs', () => {
    const page = parsed(rendered(module))
    expect(textOf(page.querySelector('h1'))).toContain(name)
    expect(module.page.head({}, () => undefined)?.title).toContain(name)
    const pairs = page.querySelectorAll('[data-claim="instrument_terms"] h3')
    expect(pairs).toHaveLength(answersOf(module).length - 1)
  })
})

describe('on a feed that does not quote', () => {
  const absent = { status: false, code: 'not_found', message: 'Nothing is here.' }
  const ticker: Answer = {
    read: { route: publicCalls.marketTicker },
    data: { time: terms.time, instruments: [{ symbol: 'EURUSD', name: 'EUR/USD' }] },
  }
  const pageWithout = (module: PageModule, missing: (symbol: string) => boolean) => {
    const answers = answersOf(module).map(({ read, data }) => {
      const symbol = String(read.params?.symbol ?? read.query?.symbol)
      return missing(symbol) ? { read, reply: absent } : { read, data }
    })
    return rendered(module, [...answers, ticker])
  }

  it.each(coins)('any pair of %s, it says so and leads to what it quotes', (name, module) => {
    const html = pageWithout(module, () => true)
    const page = parsed(html)
    expect(textOf(page)).toContain(`${name} is not quoted here`)
    expect(page.querySelector('a[href="/instruments/EURUSD"]')).not.toBeNull()
    for (const gone of ['[data-claim]', '[data-example]', 'a[href="/user/home"]']) {
      expect(page.querySelector(gone)).toBeNull()
    }
    expect(looseStatements(html)).toEqual([])
  })

  it('the first pair, it shows another one', () => {
    const page = parsed(pageWithout(BitcoinPage, (symbol) => symbol !== 'BTCEUR'))
    expect(textOf(page)).not.toContain('not quoted here')
    const names = [...page.querySelectorAll('[data-claim=instrument_terms] h3')].map(textOf)
    expect(names).toEqual(['BTC/EUR'])
    expect(textOf(page.querySelector('[data-claim=prices]'))).toContain('64,218.4')
  })
})

describe('the worked example', () => {
  it('is labelled, and reckons as a settlement does', () => {
    const example = exampleOf(quote, terms)
    expect(example).toMatchObject({ side: 'Buy', stake: 100, winsAt: 64_191, losesAt: 64_190.8 })
    const receipt = { amount: 100, profit_rate: 0.75 } as ReceiptView
    expect(example?.paidBack).toBe(usdToNumber(cents(paidIfRight(receipt))))
    expect(example?.profit).toBe(usdToNumber(share(dollars(100), 7_500)))
    expect(example?.cost).toBe(4)
    const section = parsed(rendered(BitcoinPage)).querySelector('[data-example]')
    const words = textOf(section)
    for (const said of ['Example', '$175.00', '+75.00', '\u2212100.00', '57.1 %', '54.9 %']) {
      expect(words).toContain(said)
    }
  })

  it('takes the other side where only that one can be priced, and turns its ends', () => {
    const sell = { ...side, profit_rate: 0.03, strike_price: 64_000 }
    const example = exampleOf({ ...quote, buy: null, sell }, terms)
    expect(example).toMatchObject({ side: 'Sell', winsAt: 63_999.9, losesAt: 64_000.1, profit: 3 })
    expect(exampleOf({ ...quote, buy: null, sell: null }, terms)).toBeUndefined()
  })

  it('keeps the stake within the bounds of the pair', () => {
    expect(exampleOf(quote, { ...terms, amount_max: 50 })?.stake).toBe(50)
    expect(exampleOf(quote, { ...terms, amount_min: 200 })?.paidBack).toBe(350)
  })

  it('tells the margin as it is set', () => {
    const answers = answersOf(BitcoinPage).map(({ read, data }) => ({
      read,
      data: { ...(data as object), margin: 0.045 },
    }))
    const page = parsed(rendered(BitcoinPage, answers))
    expect(textOf(page.querySelector('[data-claim=instrument_terms]'))).toContain('4.5 %')
    expect(textOf(page.querySelector('[data-example]'))).toContain('4.5 %')
  })

  it('says why there is none without a quote', () => {
    const answers = answersOf(BitcoinPage).filter(({ read }) => read.query === undefined)
    const section = parsed(rendered(BitcoinPage, answers)).querySelector('[data-example]')
    expect(textOf(section)).toContain('no quote')
  })
})
