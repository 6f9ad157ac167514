// What the server has to know of a coin to take it and to pay it out: one descriptor for each. What
// everybody knows of it is in kernel/src/coins.

import type { Coin, Network } from '#kernel/coins.ts'
import type { Address, AddressKind, Misread } from './address.ts'

export type CoinMethod = {
  readonly coin: Coin
  /** Undefined where the text does not look like an address of this coin at all. */
  readonly readAddress: (text: string) => Address | Misread | undefined
  /** By the first four bytes of an extended public key (SLIP-132), hexadecimal. */
  readonly keyVersions: Readonly<Record<string, KeyVersion>>
  readonly addressOf: (key: PublicHalf, network: Network) => string
  readonly transactionId: RegExp
  /** By network: where anyone can look a transaction up, but for its id. */
  readonly explorers: Readonly<Partial<Record<Network, string>>>
  /** Of outputs and scripts, as Bitcoin has them; null where a coin has accounts instead. */
  readonly form: ScriptForm | null
  /** Where nodes are, in the order to try them: by the name that the code has for each. */
  readonly nodes: Readonly<Record<string, NodeSetting>>
  /** On a sandbox's own chain. */
  readonly simulated: {
    /** The operator's account key where none is set. Nobody has the private half. */
    readonly accountKey: string
    /** What a transaction takes on top of what it pays, in base units. */
    readonly fee: bigint
    /** The most that the faucet pays at once. */
    readonly faucetMost: bigint
    /** A block's hash or a transaction's id, of 64 random hexadecimal digits. */
    readonly nameOf: (digits: string) => string
    /** Of 20 bytes that are a hash of something: nobody has a key to it. */
    readonly addressOf: (hash: Uint8Array) => string
  }
}

export type KeyVersion = {
  /** null: a key says nothing of its network. */
  readonly net: 'main' | 'test' | null
  /** Whether addresses as we make them come from such a key. */
  readonly isFitting: boolean
}

export type PublicHalf = { readonly publicKey: Uint8Array; readonly hash: Uint8Array }

/** How nodes are asked; each has its opener in `chains/open-node-chains.ts`. */
export type Protocol = 'core-rpc' | 'esplora' | 'evm'

export type NodeSetting = {
  /** Of the environment. */
  readonly name: string
  readonly speaks: Protocol
  readonly meaning: string
  readonly example: string
}

/** A coin of outputs and scripts: how its addresses are written, and what its nodes pass on. */
export type ScriptForm = {
  readonly coin: Coin
  readonly networks: Readonly<Record<string, ScriptNetwork>>
  /** The network whose addresses the simulated chain has. */
  readonly simulatedAs: Network
  /** By the first byte of a base58 address. */
  readonly versions: Readonly<Record<number, readonly [kind: AddressKind, net: 'main' | 'test']>>
  /** Outputs below are not passed on, in base units: to witness programs, and to others. */
  readonly dust: { readonly witness: bigint; readonly other: bigint }
}

export type ScriptNetwork = {
  /** What witness addresses begin with (BIP-173). */
  readonly prefix: string
  /** What nodes call it. */
  readonly names: readonly string[]
  /** The hashes that its first block may have: what tells one coin's node from another's. */
  readonly genesis: readonly string[]
}
