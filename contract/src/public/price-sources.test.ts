import { expect, it } from 'vitest'
import { medianName, medianParts } from '#verify/median.ts'
import { type SourceName, sourceKind } from './price-sources.ts'

it.each([
  ['simulated', 'simulated'],
  ['replay:2022-01', 'replayed'],
  ['kraken', 'real'],
  ['coinbase', 'real'],
  ['bitstamp', 'real'],
  ['bitstamp trades', 'real'],
  ['coinbase trades', 'real'],
  // Prices of a gap, asked for afterwards: they were called replayed once.
  ['kraken trades', 'real'],
  ['krakens', 'unknown'],
  ['toString', 'unknown'],
  ['', 'unknown'],
])('%s is %s', (name, kind) => expect(sourceKind(name)).toBe(kind))

it('takes no name that is not listed', () => {
  // @ts-expect-error: a feed that wrote it would be shown as nobody knows what
  const unlisted: SourceName = 'binance'
  expect(sourceKind(unlisted)).toBe('unknown')
})

it.each([
  [[{ name: 'kraken', role: 'used' }], 'median:kraken'],
  [
    [
      { name: 'kraken trades', role: 'used' },
      { name: 'coinbase trades', role: 'used' },
      { name: 'bitstamp', role: 'down' },
    ],
    'median:kraken trades+coinbase trades;bitstamp=down',
  ],
  [[{ name: 'kraken', role: 'old' }], 'median:;kraken=old'],
] as const)('a median of %j is called %s', (parts, name) => {
  expect(medianName(parts)).toBe(name)
  expect(medianParts(name)).toEqual(parts)
  expect(sourceKind(name)).toBe('real')
})

it('what is of one source has no parts, and what is no role of ours is none', () => {
  expect(medianParts('kraken')).toBeUndefined()
  expect(medianParts('median:kraken;coinbase=asleep')).toEqual([{ name: 'kraken', role: 'used' }])
})
