// The JSON-RPC of Bitcoin Core (22 or later) and of nodes that descend from it: what is asked of
// one, and what its answers mean. Nothing of what it says is believed before it is parsed here.

import * as z from 'zod/mini'
import { eachOf } from '#server/platform/each-of.ts'
import { Outage } from '#server/platform/outage.ts'
import { askNode, once, parseAnswer } from './ask-node.ts'
import type { KeptBlocks } from './kept-blocks.ts'
import type { ScriptNodeDeps } from './script-node.ts'

/** Looking through everything that is unspent takes a real node a minute or two. */
const scanTimeoutMs = 300_000
/** Errors by which nodes say that something does not exist. */
const unknownCodes = [-5, -8]

/** Numbers of whole coins: with eight decimals a double holds each amount there is exactly. */
const Amount = z.pipe(
  z.number().check(z.nonnegative()),
  z.transform((coins: number) => BigInt(coins.toFixed(8).replace('.', ''))),
)
const Script = z.object({
  hex: z.string(),
  address: z.optional(z.string()),
  addresses: z.optional(z.array(z.string())),
})
const Output = z.object({ n: z.int(), value: Amount, scriptPubKey: Script })
/** Of Litecoin's MWEB: it pays no script, so it is none of ours. */
const HiddenOutput = z.object({ ismweb: z.literal(true) })
const Transaction = z.object({
  txid: z.string(),
  blockhash: z.optional(z.nullable(z.string())),
  fee: z.optional(Amount),
  vout: z.pipe(
    z.array(z.union([Output, HiddenOutput])),
    z.transform((all) => all.flatMap((one) => ('value' in one ? [one] : []))),
  ),
})
export type CoreTransaction = z.infer<typeof Transaction>
const FullBlock = z.object({
  hash: z.string(),
  height: z.int(),
  previousblockhash: z.optional(z.nullable(z.string())),
  tx: z.array(Transaction),
})
const Unspents = z.object({
  unspents: z.array(
    z.object({ txid: z.string(), vout: z.int(), scriptPubKey: z.string(), amount: Amount }),
  ),
})
const Reply = z.object({
  result: z.unknown(),
  error: z.nullable(z.object({ code: z.int(), message: z.string() })),
})

type Question = {
  readonly method: string
  readonly params?: readonly unknown[]
  readonly timeoutMs?: number
}

export type CoreRpcNode = {
  /** What the operator calls it, e.g. "BTC_RPC_URL". */
  readonly name: string
  /** Undefined where the node says that there is no such thing. */
  readonly find: <T>(shape: z.ZodMiniType<T>, question: Question) => Promise<T | undefined>
  readonly get: <T>(shape: z.ZodMiniType<T>, question: Question) => Promise<T>
}

export function openCoreRpcNode({ name, url, network, form }: ScriptNodeDeps): CoreRpcNode {
  const at = { name, url }
  const checked = once(async () => {
    const shape = z.object({ chain: z.string() })
    const answer = await askCore(at, shape, { method: 'getblockchaininfo' })
    const first = await askCore(at, z.string(), { method: 'getblockhash', params: [0] })
    const chain = answer?.chain ?? 'no chain'
    const known = form.networks[network]
    if (!known?.names.includes(chain)) {
      throw new Error(`${name} is of "${chain}", not of "${network}": it is not used.`)
    }
    if (!known.genesis.includes(first ?? '')) {
      throw new Error(`${name} is of another coin, not of "${network}": it is not used.`)
    }
  })
  const find: CoreRpcNode['find'] = async (shape, question) => {
    await checked()
    return await askCore(at, shape, question)
  }
  return {
    name,
    find,
    get: async (shape, question) => {
      const result = await find(shape, question)
      if (result === undefined) throw new Outage(`${name} has nothing for ${question.method}.`)
      return result
    },
  }
}

async function askCore<T>(
  { name, url }: Pick<ScriptNodeDeps, 'name' | 'url'>,
  shape: z.ZodMiniType<T>,
  { method, params = [], timeoutMs }: Question,
): Promise<T | undefined> {
  const body = { jsonrpc: '1.0', id: 1, method, params }
  const request = timeoutMs === undefined ? { body } : { body, timeoutMs }
  const { status, text } = await askNode(name, url, request)
  if (status === 401 || status === 403) throw new Outage(`${name}: wrong user or password.`)
  const { result, error } = parseAnswer(name, Reply, text)
  if (error && unknownCodes.includes(error.code)) return undefined
  if (error) throw new Outage(`${name} refused ${method}: ${error.message}`)
  const read = shape.safeParse(result)
  if (read.success) return read.data
  throw new Outage(`${name} answered ${method} with something unexpected.`)
}

export function readTipHash(node: CoreRpcNode): Promise<string> {
  return node.get(z.string(), { method: 'getbestblockhash' })
}

export async function readHeight(node: CoreRpcNode, hash: string): Promise<number> {
  const shape = z.object({ height: z.int() })
  return (await node.get(shape, { method: 'getblock', params: [hash, 1] })).height
}

export function findBlockHash(node: CoreRpcNode, height: number): Promise<string | undefined> {
  return node.find(z.string(), { method: 'getblockhash', params: [height] })
}

export type CoreBlock = z.infer<typeof FullBlock>

export function readBlock(node: CoreRpcNode, hash: string): Promise<CoreBlock> {
  return node.get(FullBlock, { method: 'getblock', params: [hash, 2] })
}

/** Each follows the one before: together they are one chain, even if it changed meanwhile. */
export async function readBlocks<Block extends Pick<CoreBlock, 'hash' | 'previousblockhash'>>(
  node: CoreRpcNode,
  kept: KeptBlocks<Block>,
  [from, to]: readonly [number, number],
): Promise<Block[]> {
  const heights = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  const blocks = await eachOf(heights, async (height) => {
    const hash = await node.get(z.string(), { method: 'getblockhash', params: [height] })
    return await kept.read(hash)
  })
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1]
    if (before && block.previousblockhash !== before.hash) {
      throw new Outage(`${node.name}: the chain changed while it was read.`)
    }
  }
  return blocks
}

/** The ids of what waits for a block. */
export function readWaiting(node: CoreRpcNode): Promise<string[]> {
  return node.get(z.array(z.string()), { method: 'getrawmempool' })
}

export function findTransaction(
  node: CoreRpcNode,
  txid: string,
): Promise<CoreTransaction | undefined> {
  return node.find(Transaction, { method: 'getrawtransaction', params: [txid, true] })
}

export type UnspentScript = {
  readonly txid: string
  readonly vout: number
  readonly scriptPubKey: string
  readonly amount: bigint
}

/** What is in blocks and not spent by one, of these scripts. */
export async function scanUnspent(
  node: CoreRpcNode,
  scripts: readonly string[],
): Promise<readonly UnspentScript[]> {
  const params = ['start', scripts.map((script) => `raw(${script})`)]
  const question = { method: 'scantxoutset', params, timeoutMs: scanTimeoutMs }
  return (await node.get(Unspents, question)).unspents
}

/** Whether nothing that waits for a block spends it. */
export async function isSpendable(node: CoreRpcNode, txid: string, index: number) {
  const question = { method: 'gettxout', params: [txid, index, true] }
  const found = await node.find(z.nullable(z.object({ value: Amount })), question)
  return found !== undefined && found !== null
}

/** In satoshi for 1,000 bytes; undefined where the node does not know yet. */
export async function readFeeRate(node: CoreRpcNode): Promise<bigint | undefined> {
  const Estimate = z.object({ feerate: z.optional(Amount) })
  return (await node.get(Estimate, { method: 'estimatesmartfee', params: [6] })).feerate
}
