import { expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { later, millis, minute } from '#kernel/time.ts'
import { quoteFrom, quoteOf, quoteText, refuseQuote } from './quote.ts'

const now = millis(1_800_000_000_000)
const wish = {
  clientId: 7n as ClientId,
  coin: 'btc',
  network: 'simulated',
  amount: dollars(100),
  now,
} as const
const quote = quoteOf({ ...wish, rate: '64218.4' })
const mark = (text: string) => Buffer.from(`mark of ${text}`)

test.each([
  ['for this deposit', {}, undefined],
  ['for another client', { clientId: 8n as ClientId }, 'quote_invalid'],
  ['in another coin', { coin: 'ltc' }, 'quote_invalid'],
  ['on another network', { network: 'bitcoin' }, 'quote_invalid'],
  ['for other dollars', { amount: dollars(101) }, 'quote_invalid'],
  ['to its last moment', { now: later(now, 15 * minute) }, undefined],
  ['after that', { now: later(now, 15 * minute + 1) }, 'quote_over'],
] as const)('a quote is taken up %s', (_, other, code) => {
  expect(refuseQuote(quote, { ...wish, ...other })?.refused).toBe(code)
})

test('none is not taken up', () => {
  expect(refuseQuote(undefined, wish)?.refused).toBe('quote_invalid')
})

test('one with our mark is ours, and a text of ours that is none is not', () => {
  expect(quoteFrom(quoteText(quote, mark), mark)).toEqual(quote)
  const parts = ['7', 'btc', 'simulated', '10000', '155719', '64218.4', '1', '2']
  const typed = (lacking?: number) => {
    const text = parts.map((part, at) => (at === lacking ? '' : part)).join('|')
    return `${Buffer.from(text).toString('base64url')}.${mark(text).toString('base64url')}`
  }
  expect(quoteFrom(typed(), mark)).toMatchObject({ clientId: 7n, quotedAt: 1, expiresAt: 2 })
  for (const lacking of [0, 3, 4, 5]) expect(quoteFrom(typed(lacking), mark)).toBeUndefined()
})

test('one under a mark that only begins like ours is not ours', () => {
  const text = quoteText(quote, mark)
  const [body = '', marked = ''] = text.split('.')
  const bytes = Buffer.from(marked, 'base64url')
  const ends = Buffer.concat([bytes.subarray(0, -1), Buffer.from([0])]).toString('base64url')
  const begins = Buffer.concat([Buffer.from([0]), bytes.subarray(1)]).toString('base64url')
  for (const other of ['', marked.slice(0, -4), `${marked}AAAA`, ends, begins]) {
    expect(quoteFrom(`${body}.${other}`, mark), other).toBeUndefined()
  }
})
