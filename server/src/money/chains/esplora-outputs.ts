// What was paid to our addresses, by Esplora: asked about one by one where there are few, else by
// reading whole blocks, so that a new block costs one request however many addresses there are.

import { eachOf } from '#server/platform/each-of.ts'
import type { Block, ChainOutput, Scan } from './chain.ts'
import { type EsploraNode, type EsploraTransaction, placeOf } from './esplora-node.ts'
import { type KeptBlocks, keepBlocks } from './kept-blocks.ts'
import type { Scripts } from './known-scripts.ts'
import type { RawBlock } from './read-block.ts'

/** A few more than each look goes over again. */
const blocksKept = 8
/** Blocks told in one answer at most. */
const blocksAtOnce = 20
/** Of no more addresses it is asked what waits for a block. */
const waitingMost = 100

export type OutputsDeps = {
  readonly node: EsploraNode
  readonly scriptsOf: (addresses: readonly string[]) => Scripts
  /** So many addresses are as dear to ask about as one block. */
  readonly addressesForBlock: number
}

type Question = { readonly addresses: readonly string[]; readonly from: number }

export function readOutputsBy(deps: OutputsDeps) {
  const { node, addressesForBlock } = deps
  const kept = keepBlocks(node.block, blocksKept)
  /** Of the answer before: what a block no longer has may wait again. */
  let told: readonly ChainOutput[] = []
  return async (addresses: readonly string[], from: number): Promise<Scan> => {
    // First, so that nothing told below is of a block before it that has gone meanwhile.
    const tip = await node.tip()
    // Looking at the last few again costs nothing; far back, addresses are the shorter way.
    const unread = Math.max(1, tip.height - from + 1 - blocksKept)
    const isCheap = addresses.length <= addressesForBlock * unread
    const question = { addresses, from }
    const scan = isCheap
      ? await byAddress(deps, question, tip)
      : await byBlock({ ...deps, kept }, question, { tip, told })
    if (scan.isComplete) told = scan.outputs
    return scan
  }
}

async function byAddress(
  { node, scriptsOf }: OutputsDeps,
  { addresses, from }: Question,
  through: Block,
): Promise<Scan> {
  const lists = await eachOf(addresses, async (address) => {
    const transactions = await node.transactionsOf(address, from)
    return transactions.flatMap((it) => outputsIn(it, scriptsOf([address])))
  })
  const outputs = lists.flat().filter(({ height }) => height === null || height >= from)
  const rank = ({ height }: ChainOutput) => height ?? Number.MAX_SAFE_INTEGER
  outputs.sort((one, other) => rank(one) - rank(other))
  return { through, isComplete: true, outputs }
}

async function byBlock(
  { node, scriptsOf, kept }: OutputsDeps & { readonly kept: KeptBlocks<RawBlock> },
  { addresses, from }: Question,
  { tip, told }: { readonly tip: Block; readonly told: readonly ChainOutput[] },
): Promise<Scan> {
  const height = Math.min(tip.height, from + blocksAtOnce - 1)
  const isComplete = height >= tip.height
  const through = isComplete ? tip : { height, hash: (await node.blockHash(height)) ?? '' }
  const scripts = scriptsOf(addresses)
  const hasNews = !kept.has(through.hash)
  const mined = outputsOf(await blocksDownTo(kept, through, from), scripts)
  if (!isComplete) return { through, isComplete, outputs: mined }
  const names = new Set(mined.map(({ txid }) => txid))
  const left = told.filter((it) => !names.has(it.txid) && (it.height ?? from) >= from)
  const isFew = addresses.length <= waitingMost
  // A new block does not wait until every address was asked about.
  const waiting =
    isFew && !(hasNews && told.length > 0)
      ? (await eachOf(addresses, node.waitingFor)).flat()
      : await stillThere(node, left)
  const fresh = waiting.filter(({ txid }) => !names.has(txid))
  const outputs = [...mined, ...fresh.flatMap((it) => waitingIn(it, scripts))]
  return { through, isComplete, outputs }
}

/** What was known and is in none of the blocks: does it wait, or is it gone? */
async function stillThere(
  node: EsploraNode,
  left: readonly ChainOutput[],
): Promise<EsploraTransaction[]> {
  const found = await eachOf([...new Set(left.map(({ txid }) => txid))], node.transaction)
  return found.flatMap((it) => it ?? [])
}

function outputsIn(transaction: EsploraTransaction, scripts: Scripts): ChainOutput[] {
  const { txid, vout } = transaction
  const place = placeOf(transaction)
  return vout.flatMap(({ scriptpubkey, value }, index) => {
    const address = scripts.get(scriptpubkey)
    if (address === undefined || value === 0) return []
    return [{ txid, index, address, units: BigInt(value), ...place }]
  })
}

/** One that is in a block by now is of a later answer: until then it waits. */
function waitingIn(transaction: EsploraTransaction, scripts: Scripts): ChainOutput[] {
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

function outputsOf(blocks: readonly Placed[], scripts: Scripts): ChainOutput[] {
  return blocks.flatMap(({ hash: blockHash, height, outputs }) =>
    outputs.flatMap(({ txid, index, script, units }) => {
      const address = scripts.get(script)
      if (address === undefined || units === 0n) return []
      return [{ txid, index, address, units, height, blockHash }]
    }),
  )
}
