// What the command is asked for, and what is wrong with that.

import { expect, it } from 'vitest'
import { type ExchangeValues, faultsFrom, pricesFrom, sourceFrom, wholeFrom } from './options.ts'

const asked = (values: Partial<ExchangeValues>): ExchangeValues => ({
  price: [],
  speed: '1',
  port: '4100',
  fault: [],
  seed: '1',
  unlimited: false,
  ...values,
})
const since = '2026-01-05T00:00:00.000Z'

it('prices are recorded, made up, or moved by hand', () => {
  expect(sourceFrom(asked({}), since)).toEqual({ name: 'simulated', seed: 'practice' })
  expect(sourceFrom(asked({ simulate: 'x' }), since)).toEqual({ name: 'simulated', seed: 'x' })
  expect(sourceFrom(asked({ price: ['BTC/USD=1.0'] }), since)).toBeNull()
  expect(sourceFrom(asked({ replay: 'BTCUSD=a.csv', speed: '10' }), since)).toMatchObject({
    name: 'replay',
    files: [{ path: 'a.csv', symbol: 'BTCUSD' }],
    speed: 10,
    isLooped: true,
    since: Date.parse(since),
  })
  expect(pricesFrom(asked({ price: ['BTC/USD=50000.0'] }))).toEqual([
    { base: 'BTC', quote: 'USD', price: '50000.0' },
  ])
})

it.each([
  [() => sourceFrom(asked({ simulate: 'x', replay: 'y' }), since), 'Only one of'],
  [() => sourceFrom(asked({ simulate: 'x', price: ['BTC/USD=1'] }), since), 'Only one of'],
  [() => sourceFrom(asked({ simulate: '?' }), since), 'The prices must be'],
  [() => sourceFrom(asked({ replay: 'x.csv', speed: '99' }), since), 'The prices must be'],
  [() => pricesFrom(asked({ price: ['BTC=1'] })), 'must be like BTC/USD=50000.0'],
  [() => faultsFrom(['nothing=1']), 'a fault must be one of'],
  [() => faultsFrom(['down=0']), 'a fault must be said when'],
  [() => wholeFrom('port', '70000', 65_535), '--port must be a whole number'],
  [() => wholeFrom('port', '-1', 65_535), '--port must be a whole number'],
])('%s is refused with a sentence', (read, sentence) => {
  expect(read).toThrow(sentence)
})
