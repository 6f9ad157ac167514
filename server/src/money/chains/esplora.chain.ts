// Bitcoin through an Esplora-shaped HTTP interface (blockstream.info, mempool.space, or the
// operator's own). It is believed in what it says is the newest block, so a live install should run
// its own.

import type { Network } from '#kernel/coins.ts'
import { eachOf } from '#server/platform/each-of.ts'
import type { Chain } from './chain.ts'
import { openEsploraNode, placeOf } from './esplora-node.ts'
import { readOutputsBy } from './esplora-outputs.ts'
import { rememberScripts } from './known-scripts.ts'
import { fallbackFeeRate, prepareBitcoinPayout } from './prepare-bitcoin-payout.ts'
import { defaultRegtestPrefix } from './read-address.ts'

export type BitcoinNodeDeps = {
  readonly url: string
  readonly network: Network
  /** Of the addresses of a regtest node. */
  readonly regtestPrefix?: string
  /** So many addresses are as dear to ask about as one block. */
  readonly addressesForBlock?: number
}

export function createEsploraChain(deps: BitcoinNodeDeps): Chain {
  const { url, network, regtestPrefix = defaultRegtestPrefix, addressesForBlock = 20 } = deps
  const node = openEsploraNode(url, network)
  const scriptsOf = rememberScripts(regtestPrefix)
  return {
    coin: 'btc',
    network,
    tip: node.tip,
    blockHash: node.blockHash,
    outputsTo: readOutputsBy({ node, scriptsOf, addressesForBlock }),
    transaction: async (txid) => {
      const found = await node.transaction(txid)
      if (!found) return undefined
      const pays = found.vout.flatMap(({ scriptpubkey_address: address, value }) =>
        address ? [{ address, units: BigInt(value) }] : [],
      )
      const fee = found.fee === undefined ? null : BigInt(found.fee)
      return { txid, ...placeOf(found), isEffective: true, fee, pays }
    },
    held: async (addresses) => {
      const sums = await eachOf(addresses, node.heldBy)
      return sums.reduce((sum, one) => sum + one, 0n)
    },
    preparePayout: async (order) => {
      const lists = await eachOf(order.from, ({ address }) => node.unspentOf(address))
      const feeRate = (await node.feeRate()) ?? fallbackFeeRate
      return prepareBitcoinPayout(order, { unspent: lists.flat(), feeRate, regtestPrefix })
    },
  }
}
