// Bitcoin through an Esplora-shaped HTTP interface (blockstream.info, mempool.space, or the
// operator's own). It is asked address by address, so it suits a few hundred watched addresses; and
// it is believed, so a live install should run its own.

import { eachOf } from './ask-node.ts'
import type { Chain, ChainOutput } from './chain.ts'
import { type EsploraTransaction, openEsploraNode, placeOf } from './esplora-node.ts'
import type { Network } from './network.ts'
import { fallbackFeeRate, prepareBitcoinPayout } from './prepare-bitcoin-payout.ts'
import { defaultRegtestPrefix, scriptOf } from './read-address.ts'

export type BitcoinNodeDeps = {
  readonly url: string
  readonly network: Network
  /** Of the addresses of a regtest node. */
  readonly regtestPrefix?: string
}

export function createEsploraChain(deps: BitcoinNodeDeps): Chain {
  const { url, network, regtestPrefix = defaultRegtestPrefix } = deps
  const node = openEsploraNode(url, network)
  return {
    coin: 'btc',
    network,
    tip: node.tip,
    blockHash: node.blockHash,
    outputsTo: async (addresses, from) => {
      // First, so that nothing told below is of a block before it that has gone meanwhile.
      const through = await node.tip()
      const lists = await eachOf(addresses, async (address) => {
        const script = scriptOf(address, regtestPrefix)
        const transactions = await node.transactionsOf(address, from)
        return transactions.flatMap((it) => outputsIn(it, address, script))
      })
      const isWanted = ({ height }: ChainOutput) => height === null || height >= from
      const outputs = lists.flat().filter(isWanted)
      const rank = ({ height }: ChainOutput) => height ?? Number.MAX_SAFE_INTEGER
      outputs.sort((one, other) => rank(one) - rank(other))
      return { through, isComplete: true, outputs }
    },
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

function outputsIn(
  transaction: EsploraTransaction,
  address: string,
  script: string,
): ChainOutput[] {
  const { txid, vout } = transaction
  const place = placeOf(transaction)
  return vout.flatMap(({ scriptpubkey, value }, index) =>
    scriptpubkey === script && value > 0
      ? [{ txid, index, address, units: BigInt(value), ...place }]
      : [],
  )
}
