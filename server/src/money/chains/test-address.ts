// Where somebody who tries a sandbox out can withdraw to: an address of the simulated chain that is
// nobody's, and the same one every time. It is a hash, so nobody has a key to it.

import { createHash } from 'node:crypto'
import { bech32 } from '@scure/base'
import type { Coin } from '#kernel/coins.ts'
import { defaultRegtestPrefix, ethereumAddress } from './read-address.ts'

/** Of one client: an address that several withdraw to is looked at by staff. */
export function testAddressOf(coin: Coin, whose: string): string {
  const hash = createHash('sha256').update(`test address ${coin} ${whose}`).digest().subarray(0, 20)
  if (coin === 'eth') return ethereumAddress(hash.toString('hex'))
  return bech32.encode(defaultRegtestPrefix, [0, ...bech32.toWords(hash)])
}
