import { expect, it } from 'vitest'
import { ApiError } from '#browser/http/api-error.ts'
import type { Order } from '#contract/client/trades.ts'
import { dollars } from '#kernel/money.ts'
import { troubleOf, type Wanted } from './refused.ts'

const order: Order = {
  book: 'demo',
  symbol: 'BTCUSD',
  category: 'Cryptocurrency',
  direction: 'rise',
  stake: dollars(120),
  durationSeconds: 60,
  strikeRate: '75/3',
}
const error = new ApiError(422, { message: 'Too much for this account.', code: 'refused' })
const wanted: Wanted = {
  mode: 'demo',
  symbol: 'BTCUSD',
  amount: 120,
  ticket: { duration: 60, strikeRate: '75/3' },
}

it('is told while the form asks for what was refused', () => {
  expect(troubleOf({ error, variables: order }, wanted)).toBe('Too much for this account.')
  expect(troubleOf({ error: null, variables: order }, wanted)).toBeUndefined()
})

it.each<[string, Partial<Wanted>]>([
  ['amount', { amount: 119 }],
  ['no amount', { amount: undefined }],
  ['instrument', { symbol: 'ETHUSD' }],
  ['account', { mode: 'real' }],
  ['time', { ticket: { duration: 180, strikeRate: '75/3' } }],
  ['strike rate', { ticket: { duration: 60, strikeRate: '12/5' } }],
])('is gone with another %s', (_, change) => {
  expect(troubleOf({ error, variables: order }, { ...wanted, ...change })).toBeUndefined()
})
