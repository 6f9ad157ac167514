import { afterEach, expect, it } from 'vitest'
import type { ClaimView } from '#contract/public/claims.ts'
import type { OfferView, TickerView } from '#contract/public/overview.ts'
import {
  type Answer,
  areaClaims,
  htmlOf,
  looseStatements,
  parsed,
  plansAnswer,
  textOf,
} from '../../../test/site-page.tsx'
import { config, configure } from '../../lib/site/config.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { Closing } from './Closing.tsx'
import { page as landing } from './LandingPage.tsx'
import { Markets } from './Markets.tsx'
import { Opening, Words } from './Opening.tsx'
import { ratesRead } from './rates.ts'
import { TryCard } from './TryCard.tsx'

/** The page as the server renders it. */
function LandingPage() {
  return (
    <>
      <Words />
      <TryCard />
      <Opening />
      <Markets />
      <Closing />
    </>
  )
}

const installed = config
afterEach(() => configure(installed))

const ticker: TickerView = {
  time: '2026-11-21T12:00:00.000Z',
  instruments: [
    {
      symbol: 'BTCUSD',
      name: 'BTC/USD',
      is_open: true,
      decimals: 1,
      price: 64_000.1,
      age_ms: 300,
      source: 'simulated',
      is_stale: false,
      change_24h: -0.0031,
    },
  ],
  announcements: [],
}

const offer: OfferView = {
  strike_rates: [{ id: '75/3', buy_profit_rate: 0.75, sell_profit_rate: 0.03 }],
  margin: 0.04,
  entry_delay_ms: 250,
  exit_average_seconds: 1,
}

const tickerAnswer: Answer = { read: { route: publicCalls.marketTicker }, data: ticker }
const ratesAnswer: Answer = { read: ratesRead, data: offer }
const answers = [areaClaims, plansAnswer, tickerAnswer, ratesAnswer]

function withClaim(claim: Pick<ClaimView, 'id' | 'value'>): readonly Answer[] {
  const areas = areaClaims.data as readonly ClaimView[]
  const [area] = areas
  const all = { ...areaClaims, data: [...areas, { ...area, ...claim }] }
  return [all, tickerAnswer, ratesAnswer]
}

it('says no figure and no status outside a claim or a labelled example', () => {
  const html = htmlOf(LandingPage, answers)
  expect(looseStatements(html)).toEqual([])
  for (const example of parsed(html).querySelectorAll('[data-example]')) {
    expect(textOf(example)).toMatch(/example/i)
  }
})

it('leads to trading and to the demo', () => {
  const page = parsed(htmlOf(LandingPage, answers))
  const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs.filter((href) => href === '/user/home')).toHaveLength(2)
  expect(hrefs).toContain('/auth/signup')
})

it('asks for the rates without naming an instrument, since a feed may quote any', () => {
  expect(JSON.stringify(landing.reads?.({}))).not.toMatch(/USD|symbol/)
})

it('shows every profit rate with its break-even and the chance it is priced at', () => {
  const page = parsed(htmlOf(LandingPage, answers))
  const rows = [...page.querySelectorAll('[data-claim=strike_rates] tbody tr')].map(textOf)
  expect(rows).toEqual(['3 %93.2 %97.1 %', '75 %54.9 %57.1 %'])
})

it('warns of losses in general, and by the share once there is one', () => {
  expect(textOf(parsed(htmlOf(LandingPage, answers)))).toContain('Fixed-time trading is risky')
  const known = parsed(htmlOf(LandingPage, withClaim({ id: 'loss_share', value: 0.714 })))
  expect(textOf(known.querySelector('[data-claim=loss_share]'))).toContain('71 %')
})

it('says from which countries live clients may come, else that none is named', () => {
  expect(textOf(parsed(htmlOf(LandingPage, answers)))).toContain('No country is named yet')
  configure({ ...installed, live_countries: 'NL IE' })
  const html = htmlOf(LandingPage, answers)
  expect(textOf(parsed(html))).toContain('Live clients may come from: Netherlands, Ireland.')
  expect(looseStatements(html)).toEqual([])
})

it('stands without any answer: no claim, no price, no figure', () => {
  const html = htmlOf(LandingPage, [])
  expect(parsed(html).querySelector('h1')).not.toBeNull()
  expect(looseStatements(html)).toEqual([])
  expect(parsed(html).querySelectorAll('table')).toHaveLength(0)
})
