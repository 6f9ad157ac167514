// Ethereum and chains of its kind, through a node's JSON-RPC. Counted is what a block's own
// transactions bring to an address; what a contract sends from within (an internal transfer) and
// tokens are not seen. What waits for a block is not told: a block comes every few seconds.

import {
  BaseError,
  BlockNotFoundError,
  createPublicClient,
  ExecutionRevertedError,
  getAddress,
  type Hex,
  http,
  type PublicClient,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import { type Coin, factsOf, type Network } from '#kernel/coins.ts'
import { eachOf } from '#server/platform/each-of.ts'
import { Outage } from '#server/platform/outage.ts'
import { once } from './ask-node.ts'
import type { Block, Chain, ChainOutput, ChainTransaction, PayoutOrder } from './chain.ts'
import { type KeptBlocks, keepBlocks } from './kept-blocks.ts'
import { prepareEthereumPayout } from './prepare-ethereum-payout.ts'

export type EvmNodeDeps = {
  /** What the operator calls it, e.g. "ETH_RPC_URL". */
  readonly name: string
  readonly url: string
  readonly coin: Coin
  readonly network: Network
}

/** Blocks told in one answer at most. */
const blocksAtOnce = 50
/** A few more than each look goes over again. */
const blocksKept = 8
const unknownErrors = [
  BlockNotFoundError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
]

function openClient(name: string, url: string): PublicClient {
  return createPublicClient({
    name,
    transport: http(url, { batch: true, retryCount: 0, timeout: 10_000 }),
    // viem would answer a block's number from memory otherwise.
    cacheTime: 0,
  })
}

export function createEvmChain({ name, url, coin, network }: EvmNodeDeps): Chain {
  const client = openClient(name, url)
  const checked = once(async () => {
    const id = await asked(client, () => client.getChainId())
    if (id !== chainIdOf(network)) {
      throw new Error(`${name} is of the chain ${id}, not of "${network}": it is not used.`)
    }
  })

  const kept = keepBlocks((hash) => readBlock(client, hash), blocksKept)

  async function tip(): Promise<Block> {
    await checked()
    const { number, hash } = await asked(client, () => client.getBlock())
    return { height: Number(number), hash }
  }

  return {
    coin,
    network,
    tip,
    blockHash: async (height) => {
      await checked()
      const block = await found(client, () => client.getBlock({ blockNumber: BigInt(height) }))
      return block?.hash
    },
    outputsTo: async (addresses, from) => {
      const end = await tip()
      const to = Math.min(end.height, from + blocksAtOnce - 1)
      const blocks = await blocksFrom(client, kept, [from, to])
      const last = blocks.at(-1)
      const through = last ? { height: Number(last.number), hash: last.hash } : end
      const outputs = await outputsIn(client, blocks, addresses)
      return { through, isComplete: through.height >= end.height, outputs }
    },
    transaction: async (txid) => {
      await checked()
      return await viewOf(client, txid)
    },
    held: async (addresses) => {
      await checked()
      const balances = await eachOf(addresses, (address) =>
        asked(client, () => client.getBalance({ address: getAddress(address) })),
      )
      return balances.reduce((sum, balance) => sum + balance, 0n)
    },
    preparePayout: async (order) => {
      await checked()
      const accounts = await accountsOf(client, order)
      const { maxFeePerGas, maxPriorityFeePerGas } = await asked(client, () =>
        client.estimateFeesPerGas(),
      )
      const gas = await gasFor(client, order, accounts)
      if (gas === undefined) return { fault: 'not_payable' }
      const chainId = chainIdOf(network) ?? 0
      return prepareEthereumPayout(order, {
        coin,
        chainId,
        accounts,
        gas,
        maxFeePerGas,
        maxPriorityFeePerGas,
      })
    },
  }
}

/** Each follows the one before: together they are one chain, even if it changed meanwhile. */
async function blocksFrom(
  client: PublicClient,
  kept: KeptBlocks<FullBlock>,
  [from, to]: readonly [number, number],
) {
  const heights = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => BigInt(from + at))
  const blocks = await eachOf(heights, async (blockNumber) => {
    const { hash } = await asked(client, () => client.getBlock({ blockNumber }))
    return await kept.read(hash)
  })
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1]
    if (before && block.parentHash !== before.hash) {
      throw new Outage(`${client.name}: the chain changed while it was read.`)
    }
  }
  return blocks
}

function readBlock(client: PublicClient, hash: string) {
  const blockHash = hash as Hex
  return asked(client, () => client.getBlock({ blockHash, includeTransactions: true }))
}

type FullBlock = Awaited<ReturnType<typeof readBlock>>

async function outputsIn(
  client: PublicClient,
  blocks: readonly FullBlock[],
  addresses: readonly string[],
): Promise<ChainOutput[]> {
  const watched = new Map(addresses.map((address) => [address.toLowerCase(), address]))
  const candidates = blocks.flatMap((block) =>
    block.transactions.flatMap(({ hash: txid, to, value: units }) => {
      const address = watched.get(to?.toLowerCase() ?? '')
      if (units === 0n || address === undefined) return []
      const place = { height: Number(block.number), blockHash: block.hash }
      return [{ txid, index: 0, address, units, ...place }]
    }),
  )
  const receipts = await eachOf(candidates, ({ txid }) =>
    asked(client, () => client.getTransactionReceipt({ hash: txid })),
  )
  return candidates.filter((_, at) => receipts[at]?.status === 'success')
}

function accountsOf(client: PublicClient, { from }: PayoutOrder) {
  return eachOf(from, async ({ address }) => {
    const payer = getAddress(address)
    const units = await asked(client, () => client.getBalance({ address: payer }))
    const ask = { address: payer, blockTag: 'pending' } as const
    return { address, units, nonce: await asked(client, () => client.getTransactionCount(ask)) }
  })
}

/**
 * A contract takes more than 21,000 to be paid; undefined where it refuses.
 */
async function gasFor(
  client: PublicClient,
  { to, units }: PayoutOrder,
  accounts: readonly { readonly address: string; readonly units: bigint }[],
): Promise<bigint | undefined> {
  const payer = accounts.find((account) => account.units > units)
  if (!payer) return 21_000n
  const account = getAddress(payer.address)
  const gas = await asked(client, () =>
    client.estimateGas({ account, to: getAddress(to), value: units }).catch((error: unknown) => {
      const isRefused =
        error instanceof BaseError && error.walk((it) => it instanceof ExecutionRevertedError)
      return isRefused ? undefined : Promise.reject(error)
    }),
  )
  return gas === undefined || gas === 21_000n ? gas : (gas * 12n) / 10n
}

async function viewOf(client: PublicClient, txid: string): Promise<ChainTransaction | undefined> {
  if (!isHash(txid)) return undefined
  const transaction = await found(client, () => client.getTransaction({ hash: txid }))
  if (!transaction) return undefined
  const { to, value } = transaction
  const pays = to ? [{ address: getAddress(to), units: value }] : []
  const receipt = await found(client, () => client.getTransactionReceipt({ hash: txid }))
  if (!receipt) {
    return { txid, height: null, blockHash: null, isEffective: true, fee: null, pays }
  }
  return {
    txid,
    height: Number(receipt.blockNumber),
    blockHash: receipt.blockHash,
    isEffective: receipt.status === 'success',
    fee: receipt.gasUsed * receipt.effectiveGasPrice,
    pays,
  }
}

/** Any other number is of nobody we know. */
function chainIdOf(network: Network): number | undefined {
  return factsOf(network)?.chainId
}

function isHash(text: string): text is Hex {
  return /^0x[0-9a-f]{64}$/i.test(text)
}

/** viem's errors repeat the node's address, which may hold a key: only their names are told. */
async function asked<T>(client: PublicClient, question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'it failed'
    throw new Outage(`${client.name} did not answer: ${reason}`)
  }
}

/** Undefined where the node says that there is no such thing. */
function found<T>(client: PublicClient, question: () => Promise<T>): Promise<T | undefined> {
  return asked(client, () =>
    question().catch((error: unknown) => {
      const isUnknown = unknownErrors.some((unknown) => error instanceof unknown)
      return isUnknown ? undefined : Promise.reject(error)
    }),
  )
}
