import { expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const none = { origin: undefined, secFetchSite: undefined, host: 'trade.example' }

test('programs that are no browser, and our own pages, pass', () => {
  const own = { ...none, origin: 'https://trade.example', secFetchSite: 'same-origin' }
  expect(isOwnOrigin(none, 'https://trade.example')).toBe(true)
  expect(isOwnOrigin(own, 'https://trade.example')).toBe(true)
})

test.each([
  'null',
  '',
  'https://evil.example',
  'https://trade.example.evil.example',
  'https://eviltrade.example',
  'https://evil.example/https://trade.example',
  'https://trade.example@evil.example',
  'https://trade.example:8443',
  'https://sub.trade.example',
  'http://trade.example',
  'https://trade.example.',
  'HTTPS://TRADE.EXAMPLE',
  'https://trade.example/',
])('a page of origin "%s" does not', (origin) => {
  expect(isOwnOrigin({ ...none, origin }, 'https://trade.example')).toBe(false)
})

test.each(['cross-site', 'same-site', 'none', ''])('nor what says Sec-Fetch-Site: %s', (site) => {
  const headers = { ...none, origin: 'https://trade.example', secFetchSite: site }
  expect(isOwnOrigin(headers, 'https://trade.example')).toBe(false)
})

test('without TLS an install may be reached by another of its names, but by no other page', () => {
  const headers = { ...none, host: '127.0.0.1:3000' }
  const url = 'http://localhost:3000'
  expect(isOwnOrigin({ ...headers, origin: 'http://127.0.0.1:3000' }, url)).toBe(true)
  expect(isOwnOrigin({ ...headers, origin: 'http://127.0.0.1:3001' }, url)).toBe(false)
  expect(isOwnOrigin({ ...headers, origin: 'http://evil.example' }, url)).toBe(false)
})
