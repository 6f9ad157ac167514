import { expect, test } from 'vitest'
import { newSources } from './source.ts'

test('markets number their sources each by itself', () => {
  const [one, other] = [newSources(), newSources()]
  one.numbers.set('kraken', 1)
  one.names.set(1, 'kraken')
  expect([one.numbers.size, one.names.size]).toEqual([1, 1])
  expect([other.numbers.size, other.names.size]).toEqual([0, 0])
})
