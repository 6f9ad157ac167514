// An Esplora-shaped HTTP interface: what is asked of it, and what its answers mean. Nothing of what
// it says is believed before it is parsed here.

import * as z from 'zod/mini'
import { Outage } from '#server/platform/outage.ts'
import { askBytes, askNode, once, parseAnswer } from './ask-node.ts'
import type { Block } from './chain.ts'
import { keepBlocks } from './kept-blocks.ts'
import type { Unspent } from './prepare-bitcoin-payout.ts'
import { type RawBlock, readBlock } from './read-block.ts'
import type { ScriptNodeDeps } from './script-node.ts'

/** Most transactions of one address that are paged through, 25 at a time. */
const mostPages = 40
const withinBlocks = '6'
/** For a block of some megabytes. */
const timeoutMs = 60_000

const units = z.number().check(z.int(), z.nonnegative())
const Status = z.object({
  confirmed: z.boolean(),
  block_height: z.optional(z.nullable(z.int())),
  block_hash: z.optional(z.nullable(z.string())),
})
const Transaction = z.object({
  txid: z.string(),
  vout: z.array(
    z.object({
      scriptpubkey: z.string(),
      scriptpubkey_address: z.optional(z.nullable(z.string())),
      value: units,
    }),
  ),
  fee: z.optional(units),
  status: Status,
})
const Transactions = z.array(Transaction)
export type EsploraTransaction = z.infer<typeof Transaction>
const Utxos = z.array(z.object({ txid: z.string(), vout: z.int(), value: units, status: Status }))
const Address = z.object({
  chain_stats: z.object({ funded_txo_sum: units, spent_txo_sum: units }),
})

export type EsploraNode = {
  readonly tip: () => Promise<Block>
  readonly blockHash: (height: number) => Promise<string | undefined>
  /** A whole block, checked against its hash. */
  readonly block: (hash: string) => Promise<RawBlock>
  readonly waitingFor: (address: string) => Promise<EsploraTransaction[]>
  /** What waits for a block, and at least what is in blocks from this height on. */
  readonly transactionsOf: (address: string, from: number) => Promise<EsploraTransaction[]>
  readonly transaction: (txid: string) => Promise<EsploraTransaction | undefined>
  /** In blocks, and not spent, by nothing that waits either. */
  readonly unspentOf: (address: string) => Promise<Unspent[]>
  readonly heldBy: (address: string) => Promise<bigint>
  /** In satoshi for 1,000 bytes; undefined where it does not know. */
  readonly feeRate: () => Promise<bigint | undefined>
}

export function openEsploraNode({ name, url, network, form }: ScriptNodeDeps): EsploraNode {
  const base = url.replace(/\/$/, '')
  const checked = once(async () => {
    const genesis = (await readEsplora(name, `${base}/block-height/0`))?.trim() ?? ''
    if (!/^[0-9a-f]{64}$/.test(genesis)) throw new Outage(`${name} told no first block.`)
    if (!form.networks[network]?.genesis.includes(genesis)) {
      throw new Error(`${name} is not of the network "${network}": it is not used.`)
    }
  })

  async function find(path: string): Promise<string | undefined> {
    await checked()
    return await readEsplora(name, base + path)
  }

  async function get<T>(shape: z.ZodMiniType<T>, path: string): Promise<T> {
    return parseAnswer(name, shape, known(name, await find(path)))
  }

  const tip = tipOf(name, find)

  return {
    tip,
    block: async (hash) => {
      await checked()
      const { status, bytes } = await askBytes(name, `${base}/block/${hash}/raw`, { timeoutMs })
      const block = status === 200 ? readBlock(bytes, hash) : undefined
      if (!block) throw new Outage(`${name} answered ${status} for a block, or not that block.`)
      return block
    },
    waitingFor: (address) => get(Transactions, `/address/${address}/txs/mempool`),
    blockHash: async (height) => (await find(`/block-height/${height}`))?.trim(),
    transactionsOf: (address, from) =>
      pagesOf(name, (more) => get(Transactions, `/address/${address}/txs${more}`), from),
    transaction: async (txid) => {
      const text = await find(`/tx/${encodeURIComponent(txid)}`)
      return text === undefined ? undefined : parseAnswer(name, Transaction, text)
    },
    unspentOf: async (address) => {
      const found = await get(Utxos, `/address/${address}/utxo`)
      const confirmed = found.filter(({ status }) => status.confirmed)
      return confirmed.map(({ txid, vout, value }) => ({
        txid,
        index: vout,
        address,
        units: BigInt(value),
      }))
    },
    heldBy: async (address) => {
      const { chain_stats: stats } = await get(Address, `/address/${address}`)
      return BigInt(stats.funded_txo_sum) - BigInt(stats.spent_txo_sum)
    },
    feeRate: async () => {
      const perByte = (await get(z.record(z.string(), z.number()), '/fee-estimates'))[withinBlocks]
      return perByte === undefined ? undefined : BigInt(Math.ceil(perByte * 1_000))
    },
  }
}

/** Asked for every second: how high a block is need not be asked twice. */
function tipOf(
  name: string,
  find: (path: string) => Promise<string | undefined>,
): () => Promise<Block> {
  const shape = z.object({ height: z.int() })
  const heights = keepBlocks(async (hash) => {
    const { height } = parseAnswer(name, shape, known(name, await find(`/block/${hash}`)))
    return height
  }, 2)
  return async () => {
    const hash = known(name, await find('/blocks/tip/hash')).trim()
    return { height: await heights.read(hash), hash }
  }
}

/** The block a transaction is in, if it is in one. */
export function placeOf({ status }: EsploraTransaction) {
  if (!status.confirmed) return { height: null, blockHash: null }
  const { block_height: height, block_hash: blockHash } = status
  if (typeof height !== 'number' || typeof blockHash !== 'string') {
    throw new Outage('Esplora answered a confirmed transaction without its block.')
  }
  return { height, blockHash }
}

async function pagesOf(
  name: string,
  load: (more: string) => Promise<EsploraTransaction[]>,
  from: number,
): Promise<EsploraTransaction[]> {
  const found: EsploraTransaction[] = []
  let more = ''
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await load(more)
    found.push(...page)
    const confirmed = page.filter(({ status }) => status.confirmed)
    const last = confirmed.at(-1)
    if (!last || confirmed.some(({ status }) => (status.block_height ?? 0) < from)) return found
    more = `/chain/${last.txid}`
  }
  // Too many to be sure of having seen all: rather no answer than half of one.
  throw new Outage(`${name}: an address has too many transactions.`)
}

async function readEsplora(name: string, url: string): Promise<string | undefined> {
  const { status, text } = await askNode(name, url)
  if (status !== 200 && status !== 404) throw new Outage(`${name} answered ${status}.`)
  return status === 404 ? undefined : text
}

function known(name: string, text: string | undefined): string {
  if (text === undefined) throw new Outage(`${name} answered 404.`)
  return text
}
