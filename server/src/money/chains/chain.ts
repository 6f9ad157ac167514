// What a blockchain answers, whichever it is: a real one behind a node, or the simulated one of a
// sandbox. Whoever asks sees no difference. A chain that does not answer throws an Outage, and the
// caller asks again later; what it answered is what it believes now and may take back (reorg).

import type { Coin, Network } from '#kernel/coins.ts'
import type { OwnAddress } from '../methods/address.ts'

export type Block = { readonly height: number; readonly hash: string }

/** What a transaction pays to an address. It is named by `txid` and `index` for ever. */
export type ChainOutput = {
  readonly txid: string
  /** The output's number within its transaction; 0 on chains of accounts. */
  readonly index: number
  /** As `readAddress` writes it. */
  readonly address: string
  readonly units: bigint
  /** null: it waits for a block (0 confirmations), and may never get into one. */
  readonly height: number | null
  readonly blockHash: string | null
}

export type Scan = {
  /**
   * How far this answer goes; behind the chain's tip where that was too far for one answer. Then
   * what waits for a block is left out.
   */
  readonly through: Block
  readonly isComplete: boolean
  /** By height, what waits for a block last. */
  readonly outputs: readonly ChainOutput[]
}

export type ChainTransaction = {
  readonly txid: string
  readonly height: number | null
  readonly blockHash: string | null
  /** False where it is in a block and yet moved nothing (a reverted Ethereum transaction). */
  readonly isEffective: boolean
  /** What the network took for it; null where the chain does not say. */
  readonly fee: bigint | null
  readonly pays: readonly { readonly address: string; readonly units: bigint }[]
}

export type Chain = {
  readonly coin: Coin
  readonly network: Network
  readonly tip: () => Promise<Block>
  /** Of the block that is at this height now; undefined above the tip. */
  readonly blockHash: (height: number) => Promise<string | undefined>
  /**
   * What was paid to these addresses in blocks from this height on, and what is about to be.
   * Outputs that were spent since count all the same.
   */
  readonly outputsTo: (addresses: readonly string[], fromHeight: number) => Promise<Scan>
  /** Undefined where the chain has no such transaction, or no longer. */
  readonly transaction: (txid: string) => Promise<ChainTransaction | undefined>
  /** What these addresses hold together by the blocks so far. */
  readonly held: (addresses: readonly string[]) => Promise<bigint>
  readonly preparePayout: (order: PayoutOrder) => Promise<PreparedPayout | PayoutFault>
}

export type PayoutOrder = {
  /** Names this payout for ever: what is asked twice with one reference is paid once. */
  readonly reference: string
  readonly to: string
  readonly units: bigint
  /** The operator's addresses that may pay, in the order to try them. */
  readonly from: readonly OwnAddress[]
  /** Where the rest goes, on chains of outputs. */
  readonly change: OwnAddress
}

export const payoutFormats = ['psbt', 'unsigned_transaction', 'simulated'] as const

/** For the operator's wallet to sign: nothing of ours can. */
export type PreparedPayout = {
  /**
   * `psbt`: BIP-174, base64. `unsigned_transaction`: EIP-1559, hexadecimal. `simulated`: the text
   * of the order itself.
   */
  readonly format: (typeof payoutFormats)[number]
  readonly text: string
  /** What the network takes at most, in base units, on top of what is paid. */
  readonly fee: bigint
  /** What the operator sees before signing, line by line. */
  readonly facts: Readonly<Record<string, string>>
}

/** `not_payable`: the destination, a contract, does not take what is sent to it. */
export type PayoutFault = { readonly fault: 'not_enough' | 'too_small' | 'not_payable' }

export function confirmationsOf(output: { height: number | null }, tip: Block): number {
  return output.height === null ? 0 : Math.max(0, tip.height - output.height + 1)
}
