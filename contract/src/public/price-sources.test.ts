import { expect, it } from 'vitest'
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
