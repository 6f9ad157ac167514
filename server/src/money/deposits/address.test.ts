import { expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { markedText } from './address.ts'

const address = {
  coin: 'btc',
  network: 'bitcoin',
  keyId: 'k1',
  index: 5,
  clientId: 7n as ClientId,
  address: 'bc1q',
} as const

test('the mark is made over all that an address is', () => {
  expect(markedText(address)).toBe('btc|bitcoin|k1|5|7|bc1q')
})
