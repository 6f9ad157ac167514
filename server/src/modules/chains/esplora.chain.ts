// Bitcoin through an Esplora-shaped HTTP interface (blockstream.info, mempool.space, or the
// operator's own). A few addresses are asked about one by one; where there are more, blocks are read
// whole, so that a new block costs one request however many addresses are watched. It is believed in
// what it says is the newest block, so a live install should run its own.

import { eachOf } from './ask-node.ts'
import type { Block, Chain, ChainOutput } from './chain.ts'
import { type EsploraTransaction, openEsploraNode, placeOf } from './esplora-node.ts'
import { type KeptBlocks, keepBlocks } from './kept-blocks.ts'
import type { Network } from './network.ts'
import { fallbackFeeRate, prepareBitcoinPayout } from './prepare-bitcoin-payout.ts'
import { defaultRegtestPrefix, scriptOf } from './read-address.ts'
import type { RawBlock } from './read-block.ts'

export type BitcoinNodeDeps = {
  readonly url: string
  readonly network: Network
  /** Of the addresses of a regtest node. */
  readonly regtestPrefix?: string
  /** So many addresses are as dear to ask about as one block. */
  readonly addressesForBlock?: number
}

/** A few more than each look goes over again. */
const blocksKept = 8
/** Blocks told in one answer at most. */
const blocksAtOnce = 20
/** Of no more addresses it is asked what waits for a block. */
const waitingMost = 100

export function createEsploraChain(deps: BitcoinNodeDeps): Chain {
  const { url, network, regtestPrefix = defaultRegtestPrefix, addressesForBlock = 20 } = deps
  const node = openEsploraNode(url, network)
  const kept = keepBlocks(node.block, blocksKept)
  const scriptsOf = (addresses: readonly string[]) =>
    new Map(addresses.map((address) => [scriptOf(address, regtestPrefix), address]))
  /** Of the answer before: what a block no longer has may wait again. */
  let told: readonly ChainOutput[] = []

  async function byAddress(addresses: readonly string[], from: number, through: Block) {
    const lists = await eachOf(addresses, async (address) => {
      const transactions = await node.transactionsOf(address, from)
      const scripts = scriptsOf([address])
      return transactions.flatMap((it) => outputsIn(it, scripts))
    })
    const isWanted = ({ height }: ChainOutput) => height === null || height >= from
    const outputs = lists.flat().filter(isWanted)
    const rank = ({ height }: ChainOutput) => height ?? Number.MAX_SAFE_INTEGER
    outputs.sort((one, other) => rank(one) - rank(other))
    return { through, isComplete: true, outputs }
  }

  async function byBlock(addresses: readonly string[], from: number, end: Block) {
    const height = Math.min(end.height, from + blocksAtOnce - 1)
    const isComplete = height >= end.height
    const through = isComplete ? end : { height, hash: await hashAt(height) }
    const scripts = scriptsOf(addresses)
    const hasNews = !kept.has(through.hash)
    const mined = outputsOf(await blocksDownTo(kept, through, from), scripts)
    if (!isComplete) return { through, isComplete, outputs: mined }
    const isFew = addresses.length <= waitingMost
    // A new block does not wait until every address was asked about.
    const waiting =
      isFew && !(hasNews && told.length > 0)
        ? await waitingFor(addresses, scripts)
        : await stillWaiting(told, mined, { from, scripts })
    const names = new Set(mined.map(({ txid }) => txid))
    const outputs = [...mined, ...waiting.filter(({ txid }) => !names.has(txid))]
    return { through, isComplete, outputs }
  }

  async function hashAt(height: number): Promise<string> {
    return (await node.blockHash(height)) ?? ''
  }

  async function waitingFor(
    addresses: readonly string[],
    scripts: ReadonlyMap<string, string>,
  ): Promise<ChainOutput[]> {
    const lists = await eachOf(addresses, node.waitingFor)
    return lists.flat().flatMap((it) => waitingIn(it, scripts))
  }

  /** What was known and is in none of the blocks: does it wait, or is it gone? */
  async function stillWaiting(
    known: readonly ChainOutput[],
    mined: readonly ChainOutput[],
    { from, scripts }: { readonly from: number; readonly scripts: ReadonlyMap<string, string> },
  ): Promise<ChainOutput[]> {
    const names = new Set(mined.map(({ txid }) => txid))
    const left = known.filter((it) => !names.has(it.txid) && (it.height ?? from) >= from)
    const txids = [...new Set(left.map(({ txid }) => txid))]
    const found = await eachOf(txids, node.transaction)
    return found.flatMap((it) => (it ? waitingIn(it, scripts) : []))
  }

  return {
    coin: 'btc',
    network,
    tip: node.tip,
    blockHash: node.blockHash,
    outputsTo: async (addresses, from) => {
      // First, so that nothing told below is of a block before it that has gone meanwhile.
      const through = await node.tip()
      const blocks = kept.has(through.hash) ? 0 : through.height - from + 1
      const isCheap = addresses.length <= addressesForBlock * Math.max(1, blocks)
      const look = isCheap ? byAddress : byBlock
      const scan = await look(addresses, from, through)
      if (scan.isComplete) told = scan.outputs
      return scan
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
  scripts: ReadonlyMap<string, string>,
): ChainOutput[] {
  const { txid, vout } = transaction
  const place = placeOf(transaction)
  return vout.flatMap(({ scriptpubkey, value }, index) => {
    const address = scripts.get(scriptpubkey)
    if (address === undefined || value === 0) return []
    return [{ txid, index, address, units: BigInt(value), ...place }]
  })
}

/** One that is in a block by now is of a later answer: until then it waits. */
function waitingIn(
  transaction: EsploraTransaction,
  scripts: ReadonlyMap<string, string>,
): ChainOutput[] {
  const nowhere = { height: null, blockHash: null }
  return outputsIn(transaction, scripts).map((output) => ({ ...output, ...nowhere }))
}

type Placed = RawBlock & { readonly height: number }

/** By height. Each names the one before it: together they are one chain. */
async function blocksDownTo(
  kept: KeptBlocks<RawBlock>,
  through: Block,
  from: number,
): Promise<Placed[]> {
  const blocks: Placed[] = []
  let { hash } = through
  for (let { height } = through; height >= from; height -= 1) {
    const block = await kept.read(hash)
    blocks.push({ ...block, height })
    hash = block.previous
  }
  return blocks.reverse()
}

function outputsOf(blocks: readonly Placed[], scripts: ReadonlyMap<string, string>): ChainOutput[] {
  return blocks.flatMap(({ hash: blockHash, height, outputs }) =>
    outputs.flatMap(({ txid, index, script, units }) => {
      const address = scripts.get(script)
      return address === undefined || units === 0n
        ? []
        : [{ txid, index, address, units, height, blockHash }]
    }),
  )
}
