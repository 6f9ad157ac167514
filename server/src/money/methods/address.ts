// What people paste as an address, once it is read: which coin it is of and on which networks money
// sent to it arrives. What is not certainly right is refused with a reason, since money sent wrong
// is lost.

import type { addressFaults } from '#contract/shared/terms.ts'
import type { Coin, Network } from '#kernel/coins.ts'

/** Of `witness` nobody can spend yet, and `nobody` holds the other. */
export type AddressKind =
  | 'p2pkh'
  | 'p2sh'
  | 'p2wpkh'
  | 'p2wsh'
  | 'p2tr'
  | 'witness'
  | 'account'
  | 'nobody'

export type Address = {
  readonly coin: Coin
  readonly networks: readonly Network[]
  /** The one way we write it: bech32 in small letters, Ethereum with its checksum. */
  readonly text: string
  readonly kind: AddressKind
  /** What an output's script to it is (hexadecimal); '' where a coin has none. */
  readonly script: string
}

export type AddressFault = keyof typeof addressFaults

export type Misread = { readonly fault: AddressFault }

/** An address of the operator's own, and where in their wallet its key is. */
export type OwnAddress = {
  readonly address: string
  readonly branch: 0 | 1
  readonly index: number
  /** What a hardware wallet finds the key by; null where the operator did not tell the origin. */
  readonly origin: {
    readonly publicKey: Uint8Array
    readonly fingerprint: number
    readonly path: readonly number[]
  } | null
}
