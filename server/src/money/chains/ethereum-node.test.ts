// The way to an Ethereum node, in front of a real one.

import { HDKey } from '@scure/bip32'
import { type Hex, keccak256, parseEther, parseTransaction, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { Outage } from '#server/platform/outage.ts'
import { type EthereumNode, startEthereumNode } from '#test/nodes/ethereum-node.ts'
import { nodePackages } from '#test/nodes/install.ts'
import { deriveAddress, readAccountKey } from '../methods/derive-address.ts'
import type { ChainOutput, PayoutOrder } from './chain.ts'
import { createEvmChain } from './evm.chain.ts'
import { scanChain, type Trail } from './scan-chain.ts'
import { outputKey, watchChain } from './watch-chain.ts'

const ether = { name: 'ETH_RPC_URL', coin: 'eth' } as const
const hasNode = (await nodePackages('anvil')) !== undefined
const network = 'ethereum_local'
const needed = 20

// The operator's wallet: in life its seed is nowhere near here.
const wallet = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive("m/44'/60'/0'")
const accountKey = readAccountKey(wallet.publicExtendedKey, 'eth', network)
let given = 0
function anAddress() {
  if ('fault' in accountKey) throw new Error(accountKey.fault)
  given += 1
  return deriveAddress(accountKey, given)
}

let running: EthereumNode | undefined
const node = () => present(running, 'it runs from beforeAll on')
beforeAll(async () => {
  if (hasNode) running = await startEthereumNode()
})
afterAll(() => running?.stop())

const chain = () => createEvmChain({ ...ether, url: node().url, network })
const pay = (to: string, value: bigint, more: { data?: Hex; gas?: bigint } = {}) =>
  node().client.sendTransaction({ account: node().rich, to: to as Hex, value, ...more })

/** Looks like whoever takes deposits: keeps what it knows, credits what is deep enough. */
function watch(...addresses: string[]) {
  const known = new Map<string, ChainOutput>()
  const credits: string[] = []
  let trail: Trail = []
  const asked = chain()
  return {
    known,
    credits,
    look: async () => {
      // Not a hundred blocks back, as life does: there is nothing yet.
      if (trail.length === 0) trail = [await asked.tip()]
      let isComplete = false
      for (let looks = 0; looks < 20 && !isComplete; looks += 1) {
        const scanned = present(await scanChain(asked, addresses, trail), 'nothing moves')
        const changes = watchChain([...known.values()], scanned.answer)
        for (const gone of changes.vanished) known.delete(outputKey(gone))
        for (const { output, confirmations } of changes.standing) {
          const key = outputKey(output)
          known.set(key, output)
          if (confirmations >= needed && !credits.includes(key)) credits.push(key)
        }
        trail = scanned.trail
        isComplete = scanned.answer.isComplete
      }
      return [...known.values()].map(({ units, height }) => ({ units, height }))
    },
  }
}

/** A contract that runs this code when called. */
async function deploy(code: string): Promise<string> {
  const size = toHex(code.length / 2, { size: 1 }).slice(2)
  const data: Hex = `0x60${size}600c60003960${size}6000f3${code}`
  const hash = await node().client.sendTransaction({ account: node().rich, data })
  await node().mine(1)
  const { contractAddress } = await node().client.getTransactionReceipt({ hash })
  return present(contractAddress, 'it was deployed')
}

const name = hasNode
  ? 'an Ethereum node'
  : 'an Ethereum node (skipped: anvil cannot be installed here)'

describe.runIf(hasNode)(name, () => {
  it('tells the tip and the blocks below it', async () => {
    await node().mine(2)
    const tip = await chain().tip()
    const block = await node().client.getBlock()
    expect(tip).toEqual({ height: Number(block.number), hash: block.hash })
    expect(await chain().blockHash(tip.height - 1)).toBe(block.parentHash)
    expect(await chain().blockHash(tip.height + 1)).toBeUndefined()
  })

  it('shows a payment in its block, and credits it twenty deep: partial, over, late, twice', async () => {
    const { address } = anAddress()
    const watcher = watch(address)
    const hash = await pay(address, parseEther('0.5'))
    expect(await watcher.look()).toEqual([])
    await node().mine(1)
    const { height, hash: blockHash } = await chain().tip()
    await watcher.look()
    expect([...watcher.known.values()]).toEqual([
      { txid: hash, index: 0, address, units: parseEther('0.5'), height, blockHash },
    ])
    await node().mine(needed - 2)
    await watcher.look()
    expect(watcher.credits).toEqual([])
    await node().mine(1)
    await watcher.look()
    expect(watcher.credits).toEqual([`${hash}:0`])

    await pay(address, 1n)
    await pay(address, parseEther('100'))
    await node().mine(1)
    await node().mine(60)
    await pay(address, 3n)
    await node().mine(needed)
    expect((await watcher.look()).map(({ units }) => units)).toEqual([
      ...[parseEther('0.5'), 1n, parseEther('100'), 3n],
    ])
    expect(watcher.credits).toHaveLength(4)
    expect(await chain().held([address])).toBe(parseEther('100.5') + 4n)
  })

  it.each([1, 2, 6])('follows a reorganisation of %i blocks', async (depth) => {
    const [stays, goes] = [anAddress().address, anAddress().address]
    const watcher = watch(stays, goes)
    await watcher.look()
    const kept = await pay(stays, 700n)
    const raw = await node().client.request({
      method: 'eth_getRawTransactionByHash' as never,
      params: [kept] as never,
    })
    const lost = await pay(goes, 800n)
    await node().mine(1)
    await node().mine(depth - 1)
    expect(await watcher.look()).toHaveLength(2)

    await node().reorg(depth)
    expect(await watcher.look()).toEqual([])
    expect(await chain().transaction(lost)).toBeUndefined()
    if (raw) await node().client.sendRawTransaction({ serializedTransaction: raw })
    await node().mine(1)
    const { height } = await chain().tip()
    expect(await watcher.look()).toEqual([{ units: 700n, height }])
    await node().mine(needed)
    await watcher.look()
    expect(watcher.credits).toEqual([`${kept}:0`])
  })

  it('takes back nothing by itself that was credited before its blocks went', async () => {
    const { address } = anAddress()
    const watcher = watch(address)
    await watcher.look()
    await node().mine(3)
    await watcher.look()
    const hash = await pay(address, 900n)
    await node().mine(needed)
    await watcher.look()
    expect(watcher.credits).toEqual([`${hash}:0`])
    await node().reorg(needed + 1)
    expect(await watcher.look()).toEqual([])
    expect(watcher.credits).toEqual([`${hash}:0`])
  })

  it('counts neither what moved nothing nor what a contract sent', async () => {
    const { address } = anAddress()
    const reverting = await deploy('60006000fd')
    // Sends on what it gets, to the address it is called with.
    const forwarding = await deploy('6000600060006000346000355af100')
    const watcher = watch(address, reverting)
    const refused = await pay(reverting, 10n, { gas: 100_000n })
    await pay(address, 0n)
    const data: Hex = `0x${address.slice(2).padStart(64, '0')}`
    await pay(forwarding, 55n, { data, gas: 200_000n })
    await node().mine(1)
    expect(await watcher.look()).toEqual([])
    expect(await chain().transaction(refused)).toMatchObject({ isEffective: false })
    // It is there all the same, for the reconciliation to list.
    expect(await chain().held([address])).toBe(55n)
  })

  it('prepares a payout that the operator’s wallet can sign and the network takes', async () => {
    const [from, change] = [anAddress(), anAddress()]
    const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const order: PayoutOrder = {
      reference: 'one',
      to,
      units: parseEther('0.3'),
      from: [from],
      change,
    }
    expect(await chain().preparePayout(order)).toEqual({ fault: 'not_enough' })
    await pay(from.address, parseEther('1'))
    await node().mine(1)
    const prepared = await chain().preparePayout(order)
    if ('fault' in prepared) throw new Error(prepared.fault)
    expect(prepared.format).toBe('unsigned_transaction')

    const key = present(wallet.deriveChild(0).deriveChild(from.index).privateKey, 'it has its keys')
    const signer = privateKeyToAccount(toHex(key))
    expect(signer.address).toBe(from.address)
    const serialized = await signer.signTransaction(parseTransaction(prepared.text as Hex) as never)
    const txid = keccak256(serialized)
    await node().client.sendRawTransaction({ serializedTransaction: serialized })
    expect(await chain().transaction(txid)).toMatchObject({ height: null, blockHash: null })
    await node().mine(1)
    const { height } = await chain().tip()
    const paid = await chain().transaction(txid)
    expect(paid).toMatchObject({
      height,
      isEffective: true,
      pays: [{ address: to, units: order.units }],
    })
    expect(paid?.fee).toBeLessThanOrEqual(prepared.fee)
    const left = parseEther('0.7') - present(paid?.fee, 'it is known')
    expect(await chain().held([from.address])).toBe(left)
  })

  it('prepares no payout to a contract that takes none, and more gas for one that does', async () => {
    const [from, change] = [anAddress(), anAddress()]
    await pay(from.address, parseEther('1'))
    const [reverting, taking] = [await deploy('60006000fd'), await deploy('60005450')]
    const order = { reference: 'one', units: 5n, from: [from], change }
    expect(await chain().preparePayout({ ...order, to: reverting })).toEqual({
      fault: 'not_payable',
    })
    const prepared = await chain().preparePayout({ ...order, to: taking })
    if ('fault' in prepared) throw new Error(prepared.fault)
    expect(parseTransaction(prepared.text as Hex).gas).toBeGreaterThan(21_000n)
  })

  it('knows nothing of a transaction that is none', async () => {
    expect(await chain().transaction(`0x${'1'.repeat(64)}`)).toBeUndefined()
    expect(await chain().transaction('not one')).toBeUndefined()
  })

  it('refuses a node of another chain', async () => {
    for (const other of ['ethereum', 'ethereum_sepolia'] as const) {
      const wrong = createEvmChain({ ...ether, url: node().url, network: other })
      await expect(wrong.tip()).rejects.toThrow(/is of the chain 31337/)
    }
  })

  it('is an outage when nobody answers, and says nothing of the key in its address', async () => {
    const lost = createEvmChain({ ...ether, url: 'http://127.0.0.1:1/v3/s3cret', network })
    const error = await lost.tip().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Outage)
    expect(String(error)).not.toMatch(/s3cret/)
  })
})
