import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { urlOf } from '#browser/http/url-of.ts'
import { htmlOf, looseStatements, parsed } from '../../../test/site-page.tsx'
import { notFound as dutch } from '../../lib/i18n/messages/nl/not-found.ts'
import { notFound as english } from '../../lib/i18n/messages/not-found.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { createReplies, RepliesProvider } from '../../lib/site/replies.tsx'
import NotFoundPage from './NotFoundPage.tsx'

const address = urlOf(publicCalls.marketOverview, { query: { listing: 'all' } })
const instruments = [
  { symbol: 'BTCUSD', name: 'BTC/USD' },
  { symbol: 'ETHUSD', name: 'ETH/USD' },
]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('hints at what to search in a field of a small phone', () => {
  // Twenty of our widest usual letters are what 360 px have room for beside the button.
  for (const { hint } of [english, dutch]) expect(hint.length).toBeLessThanOrEqual(20)
})

it('lists where one can go without any script', () => {
  const html = htmlOf(NotFoundPage, [])
  expect(looseStatements(html)).toEqual([])
  const links = [...parsed(html).querySelectorAll('section a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/', '/pricing', '/fairness', '/contact-us', '/auth/signin']),
  )
})

it('says of an instrument that it is not quoted here, and leads to what is', () => {
  const read = { route: publicCalls.marketTicker }
  const data = { time: '', instruments: [{ symbol: 'EURUSD', name: 'EUR/USD' }] }
  const page = parsed(
    htmlOf(() => <NotFoundPage params={{ symbol: 'XAUUSD' }} />, [{ read, data }]),
  )
  expect(page.querySelector('h1')?.textContent).toBe('XAUUSD is not quoted here')
  expect(page.querySelector('a[href="/instruments/EURUSD"]')).not.toBeNull()
})

it.each([
  ['btc', ['/instruments/BTCUSD', '/bitcoin-trading']],
  ['withdrawal', ['/live-payouts', '/payment-policy']],
  ['ETH USD', ['/instruments/ETHUSD']],
])('finds for %j', async (words, found) => {
  const place = document.body.appendChild(document.createElement('div'))
  const replies = createReplies({ [address]: { status: true, data: { instruments } } })
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <RepliesProvider replies={replies}>
        <NotFoundPage params={{}} />
      </RepliesProvider>,
    ),
  )
  const input = place.querySelector('input')
  await act(async () => {
    if (input) typed(input, words)
  })
  const links = [...place.querySelectorAll('section a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(found)
  await act(async () => root.unmount())
})

/** As by hand: React looks at the element's own setter. */
function typed(input: HTMLInputElement, words: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
