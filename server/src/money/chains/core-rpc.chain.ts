// Bitcoin, and coins whose nodes speak like Bitcoin Core, through the JSON-RPC of the operator's
// own node, with nothing imported into it: blocks and the mempool are read and compared with our
// addresses, so any number of them can be watched. `transaction` needs the node's txindex=1.

import { eachOf } from '#server/platform/each-of.ts'
import type { Block, Chain, ChainOutput } from './chain.ts'
import {
  type CoreRpcNode,
  type CoreTransaction,
  findBlockHash,
  findTransaction,
  isSpendable,
  openCoreRpcNode,
  readBlock,
  readBlocks,
  readFeeRate,
  readHeight,
  readTipHash,
  readWaiting,
  scanUnspent,
} from './core-rpc-node.ts'
import { keepBlocks } from './kept-blocks.ts'
import { rememberScripts, type Scripts } from './known-scripts.ts'
import { fallbackFeeRate, prepareBitcoinPayout, type Unspent } from './prepare-bitcoin-payout.ts'
import type { ScriptNodeDeps } from './script-node.ts'

/** Blocks and waiting transactions told in one answer at most. */
const blocksAtOnce = 20
const waitingAtOnce = 500
/** A few more than each look goes over again. */
const blocksKept = 8

type Paid = { readonly index: number; readonly script: string; readonly units: bigint }
/** What waits for a block, by its id. */
type Waiting = ReadonlyMap<string, readonly Paid[]>

export function createCoreRpcChain(deps: ScriptNodeDeps): Chain {
  const { network, form } = deps
  const node = openCoreRpcNode(deps)
  const scriptsOf = rememberScripts(form)
  const kept = keepBlocks((hash) => readPaid(node, hash), blocksKept)
  const tip = tipOf(node)
  /** Kept from one answer to the next, so that each transaction is asked for once. */
  let waiting: Waiting = new Map()
  return {
    coin: form.coin,
    network,
    tip,
    blockHash: (height) => findBlockHash(node, height),
    outputsTo: async (addresses, from) => {
      const scripts = scriptsOf(addresses)
      const end = await tip()
      const to = Math.min(end.height, from + blocksAtOnce - 1)
      const blocks = await readBlocks(node, kept, [from, to])
      const last = blocks.at(-1)
      const through = last ? { height: last.height, hash: last.hash } : end
      const outputs = blocks.flatMap(({ hash, height, paid }) =>
        paid.flatMap((it) => outputsOf(it.txid, it.paid, scripts, { height, blockHash: hash })),
      )
      if (through.height < end.height) return { through, isComplete: false, outputs }
      const { isWhole, ...now } = await updateWaiting(node, waiting)
      waiting = now.waiting
      const nowhere = { height: null, blockHash: null }
      for (const [txid, paid] of waiting) outputs.push(...outputsOf(txid, paid, scripts, nowhere))
      // A block that came meanwhile took from the waiting what `outputs` does not have yet.
      const isComplete = isWhole && (await tip()).hash === end.hash
      return { through, isComplete, outputs }
    },
    transaction: async (txid) => {
      const found = await findTransaction(node, txid)
      if (!found) return undefined
      const blockHash = found.blockhash ?? null
      const height = blockHash === null ? null : await readHeight(node, blockHash)
      const pays = found.vout.flatMap(({ value, scriptPubKey: { address, addresses } }) => {
        const to = address ?? addresses?.[0]
        return to === undefined ? [] : [{ address: to, units: value }]
      })
      return { txid, height, blockHash, isEffective: true, fee: found.fee ?? null, pays }
    },
    held: async (addresses) => {
      const unspent = await unspentOf(node, scriptsOf(addresses))
      return unspent.reduce((sum, { units }) => sum + units, 0n)
    },
    preparePayout: async (order) => {
      const all = await unspentOf(node, scriptsOf(order.from.map(({ address }) => address)))
      const still = await eachOf(all, ({ txid, index }) => isSpendable(node, txid, index))
      const unspent = all.filter((_, at) => still[at])
      const feeRate = (await readFeeRate(node)) ?? fallbackFeeRate
      return prepareBitcoinPayout(order, { unspent, feeRate, form })
    },
  }
}

/** Asked for every second: how high a block is need not be asked twice. */
function tipOf(node: CoreRpcNode): () => Promise<Block> {
  const heights = keepBlocks((hash) => readHeight(node, hash), 2)
  return async () => {
    const hash = await readTipHash(node)
    return { height: await heights.read(hash), hash }
  }
}

/** Of a block only what it pays is kept. */
async function readPaid(node: CoreRpcNode, hash: string) {
  const { tx, ...block } = await readBlock(node, hash)
  return { ...block, paid: tx.map((it) => ({ txid: it.txid, paid: paidBy(it) })) }
}

/** `isWhole` is false while there is more than fits one answer. */
async function updateWaiting(
  node: CoreRpcNode,
  before: Waiting,
): Promise<{ readonly waiting: Waiting; readonly isWhole: boolean }> {
  const txids = await readWaiting(node)
  const unknown = txids.filter((txid) => !before.has(txid))
  const found = await eachOf(unknown.slice(0, waitingAtOnce), (txid) => findTransaction(node, txid))
  const waiting = new Map<string, readonly Paid[]>()
  for (const txid of txids) {
    const paid = before.get(txid)
    if (paid) waiting.set(txid, paid)
  }
  for (const transaction of found) {
    if (transaction && !transaction.blockhash) waiting.set(transaction.txid, paidBy(transaction))
  }
  return { waiting, isWhole: unknown.length <= waitingAtOnce }
}

async function unspentOf(node: CoreRpcNode, scripts: Scripts): Promise<Unspent[]> {
  const found = await scanUnspent(node, [...scripts.keys()])
  return found.flatMap(({ txid, vout, scriptPubKey, amount }) => {
    const address = scripts.get(scriptPubKey)
    return address === undefined ? [] : [{ txid, index: vout, address, units: amount }]
  })
}

function paidBy({ vout }: CoreTransaction): Paid[] {
  return vout.map(({ n, value, scriptPubKey }) => ({
    index: n,
    script: scriptPubKey.hex,
    units: value,
  }))
}

function outputsOf(
  txid: string,
  paid: readonly Paid[],
  scripts: Scripts,
  place: Pick<ChainOutput, 'height' | 'blockHash'>,
): ChainOutput[] {
  return paid.flatMap(({ index, script, units }) => {
    const address = scripts.get(script)
    return address === undefined || units === 0n ? [] : [{ txid, index, address, units, ...place }]
  })
}
