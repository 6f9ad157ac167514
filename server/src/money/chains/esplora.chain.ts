// Bitcoin, or a coin like it, through an Esplora-shaped HTTP interface (blockstream.info,
// mempool.space, or the operator's own). It is believed in what it says is the newest block, so a
// live install should run its own.

import { eachOf } from '#server/platform/each-of.ts'
import type { Chain } from './chain.ts'
import { openEsploraNode, placeOf } from './esplora-node.ts'
import { readOutputsBy } from './esplora-outputs.ts'
import { rememberScripts } from './known-scripts.ts'
import { fallbackFeeRate, prepareBitcoinPayout } from './prepare-bitcoin-payout.ts'
import type { ScriptNodeDeps } from './script-node.ts'

export type EsploraDeps = ScriptNodeDeps & {
  /** So many addresses are as dear to ask about as one block. */
  readonly addressesForBlock?: number
}

export function createEsploraChain(deps: EsploraDeps): Chain {
  const { network, form, addressesForBlock = 20 } = deps
  const node = openEsploraNode(deps)
  const scriptsOf = rememberScripts(form)
  return {
    coin: form.coin,
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
      return prepareBitcoinPayout(order, { unspent: lists.flat(), feeRate, form })
    },
  }
}
