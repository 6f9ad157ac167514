// Where somebody who tries a sandbox out can withdraw to: an address of the simulated chain that is
// nobody's, and the same one every time. It is a hash, so nobody has a key to it.

import { createHash } from 'node:crypto'
import type { Coin } from '#kernel/coins.ts'
import { methods } from './coin-methods.ts'

/** Of one client: an address that several withdraw to is looked at by staff. */
export function testAddressOf(coin: Coin, whose: string): string {
  const hash = createHash('sha256').update(`test address ${coin} ${whose}`).digest().subarray(0, 20)
  return methods[coin].simulated.addressOf(hash)
}
