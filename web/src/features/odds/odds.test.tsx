// The page as the server writes it: every figure in it is a claim or stands in its example.

import { expect, it } from 'vitest'
import type { OfferView } from '#contract/public/overview.ts'
import {
  type Answer,
  areaClaims,
  htmlOf,
  looseStatements,
  parsed,
  textOf,
} from '../../../test/site-page.tsx'
import { publicCalls } from '../../lib/site/public-calls.ts'
import OddsPage, { page } from './OddsPage.tsx'

const offer: OfferView = {
  strike_rates: [
    { id: '75/3', buy_profit_rate: 0.75, sell_profit_rate: 0.03 },
    { id: '100/100', buy_profit_rate: 1, sell_profit_rate: 1 },
  ],
  margin: 0.05,
  entry_delay_ms: 250,
  exit_average_seconds: 1,
}
const offered: Answer = { read: { route: publicCalls.marketOffer }, data: offer }
const claimed = (html: string) => textOf(parsed(html).querySelector('[data-claim]'))

it('says the odds of what is on offer, and no figure elsewhere', () => {
  const html = htmlOf(OddsPage, [areaClaims, offered])
  expect(looseStatements(html)).toEqual([])
  const [pays, even, house] = [...parsed(html).querySelectorAll('[data-claim]')].map(textOf)
  expect(pays).toContain('+7.50')
  expect(pays).toContain('\u221210.00')
  expect(even).toContain('1 / (1 + 0.75) = 57.1 %')
  for (const figure of ['54.3 %', '57.1 %', '5 %', '$0.50']) expect(house).toContain(figure)
})

it('offers to simulate, by a label that says it is an example', () => {
  const example = parsed(htmlOf(OddsPage, [areaClaims, offered])).querySelector('[data-example]')
  expect(textOf(example)).toContain('Example, of random numbers')
  expect(example?.querySelectorAll('input[type=radio]')).toHaveLength(5)
  expect(textOf(example?.querySelector('button'))).toBe('Simulate a hundred trades')
})

it('explains in words alone what is not offered now', () => {
  for (const answers of [[areaClaims], [{ ...offered, data: { ...offer, strike_rates: [] } }]]) {
    const html = htmlOf(OddsPage, answers)
    expect(claimed(html)).toBe('')
    expect(parsed(html).querySelector('[data-example]')).toBeNull()
    expect(textOf(parsed(html))).toContain('Nobody can tell the next minute')
    expect(looseStatements(html)).toEqual([])
  }
})

it('reads what it shows', () => {
  const read = page.reads?.({}).map(({ route }) => route.path)
  expect(read).toEqual(['/public/claims', '/market/offer'])
})
