// A deposit address: where one client pays one coin, and what proves that nobody changed it.

import type { Coin, Network } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'

export type DepositAddress = {
  readonly coin: Coin
  readonly network: Network
  /** Names the operator's extended public key that it was derived from. */
  readonly keyId: string
  /** Its place below that key. */
  readonly index: number
  readonly clientId: ClientId
  readonly address: string
  readonly mac: Uint8Array
}

/** All that must stay as it is; what the mark is made over. */
export function markedText(address: Omit<DepositAddress, 'mac'>): string {
  const { coin, network, keyId, index, clientId } = address
  return [coin, network, keyId, index, clientId, address.address].join('|')
}
