// Reads what people paste as an address of any coin that is taken here.

import { type Coin, coins, hasCoin, type Network } from '#kernel/coins.ts'
import type { Address, AddressFault, AddressKind, Misread } from './address.ts'
import { methods } from './coin-methods.ts'

/** Where money would be sent to and be lost. */
const lost: Readonly<Partial<Record<AddressKind, AddressFault>>> = {
  witness: 'unsupported',
  nobody: 'zero_address',
}

/** Of the first coin that it looks like an address of. */
export function readAddress(text: string): Address | Misread {
  for (const coin of coins) {
    const read = methods[coin].readAddress(text)
    if (read) return read
  }
  return { fault: 'not_an_address' }
}

/** An address that money of this coin can be sent to on this network. */
export function checkAddress(text: string, coin: Coin, network: Network): Address | Misread {
  const address = readAddress(text)
  if ('fault' in address) return address
  if (address.coin !== coin || !hasCoin(network, coin)) return { fault: 'wrong_coin' }
  if (!address.networks.includes(network)) return { fault: 'wrong_network' }
  const fault = lost[address.kind]
  return fault ? { fault } : address
}
