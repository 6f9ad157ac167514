// Both ways to a Bitcoin node, in front of a real one in regtest.

import { base64, bech32, hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { present } from '#kernel/assert.ts'
import { Outage } from '#server/platform/outage.ts'
import { type BitcoinNode, startBitcoinNode } from '#test/nodes/bitcoin-node.ts'
import { nodePackages } from '#test/nodes/install.ts'
import { bitcoinForm } from '../methods/bitcoin-method.ts'
import { deriveAddress, readAccountKey } from '../methods/derive-address.ts'
import type { ChainOutput } from './chain.ts'
import { createCoreRpcChain } from './core-rpc.chain.ts'
import { createEsploraChain } from './esplora.chain.ts'
import { scanChain, type Trail } from './scan-chain.ts'
import { outputKey, watchChain } from './watch-chain.ts'

const hasNode = (await nodePackages('bcoin')) !== undefined
const network = 'bitcoin_regtest'
/** bcoin has a prefix of its own for regtest. */
const regtest = present(bitcoinForm.networks[network], 'there is such a network')
const form = { ...bitcoinForm, networks: { [network]: { ...regtest, prefix: 'rb' } } }
const nodeOf = (url: string) => ({ name: 'BTC_RPC_URL', url, network, form }) as const

// The operator's wallet: in life these words are nowhere near here.
const wallet = HDKey.fromMasterSeed(new Uint8Array(32).fill(7), {
  public: 0x043587cf,
  private: 0x04358394,
}).derive("m/84'/1'/0'")
const accountKey = readAccountKey(wallet.publicExtendedKey, 'btc', network)
let given = 0
function anAddress() {
  if ('fault' in accountKey) throw new Error(accountKey.fault)
  given += 1
  const derived = deriveAddress(accountKey, given)
  const { words } = bech32.decode(derived.address as `${string}1${string}`)
  return { ...derived, address: bech32.encode('rb', words) }
}

let running: BitcoinNode | undefined
const node = () => present(running, 'it runs from beforeAll on')
beforeAll(async () => {
  if (hasNode) running = await startBitcoinNode()
})
afterAll(() => running?.stop())

const name = hasNode ? 'a Bitcoin node' : 'a Bitcoin node (skipped: bcoin cannot be installed here)'

describe.runIf(hasNode).each(['Core RPC', 'Esplora', 'Esplora, block by block'])(
  `${name} by %s`,
  (way) => {
    const chain = () =>
      way === 'Core RPC'
        ? createCoreRpcChain(nodeOf(node().rpcUrl))
        : createEsploraChain({ ...nodeOf(node().esploraUrl), ...wholeBlocks })
    const wholeBlocks = way.includes('block by block') ? { addressesForBlock: 0 } : {}

    /** Looks like whoever takes deposits: keeps what it knows, credits what is three blocks deep. */
    function watch(...addresses: string[]) {
      const known = new Map<string, ChainOutput>()
      const credits: string[] = []
      let trail: Trail = []
      const node = chain()
      return {
        known,
        credits,
        look: async () => {
          // Not a hundred blocks back, as life does: there is nothing yet.
          if (trail.length === 0) trail = [await node.tip()]
          let isComplete = false
          for (let looks = 0; looks < 20 && !isComplete; looks += 1) {
            const scanned = present(await scanChain(node, addresses, trail), 'nothing moves')
            const changes = watchChain([...known.values()], scanned.answer)
            for (const gone of changes.vanished) known.delete(outputKey(gone))
            for (const { output, confirmations } of changes.standing) {
              const key = outputKey(output)
              known.set(key, output)
              if (confirmations >= 3 && !credits.includes(key)) credits.push(key)
            }
            trail = scanned.trail
            isComplete = scanned.answer.isComplete
          }
          return [...known.values()].map(({ units, height }) => ({ units, height }))
        },
      }
    }

    it('tells the tip and the blocks below it', async () => {
      const mined = await node().mine(2)
      expect(await chain().tip()).toEqual(mined)
      expect(await chain().blockHash(mined.height)).toBe(mined.hash)
      expect(await chain().blockHash(mined.height - 1)).toMatch(/^[0-9a-f]{64}$/)
      expect(await chain().blockHash(mined.height + 1)).toBeUndefined()
    })

    it('shows a payment wait, then in a block, then three deep; partial, over and late alike', async () => {
      const { address } = anAddress()
      const watcher = watch(address)
      expect(await watcher.look()).toEqual([])
      await node().pay({ address, units: 123_456_789n })
      expect(await watcher.look()).toEqual([{ units: 123_456_789n, height: null }])
      const { height } = await node().mine(1)
      expect(await watcher.look()).toEqual([{ units: 123_456_789n, height }])
      await node().mine(1)
      await watcher.look()
      expect(watcher.credits).toEqual([])
      await node().mine(1)
      await watcher.look()
      expect(watcher.credits).toHaveLength(1)

      // Whatever was asked for, the chain tells what came: a little, too much, and long after.
      await node().pay({ address, units: 600n })
      await node().mine(30)
      await node().pay({ address, units: 4_000_000_000n })
      await node().mine(3)
      await watcher.look()
      expect([...watcher.known.values()].map(({ units }) => units)).toEqual([
        ...[123_456_789n, 600n, 4_000_000_000n],
      ])
      expect(watcher.credits).toHaveLength(3)
      expect(await chain().held([address])).toBe(4_123_457_389n)
    })

    it('tells two outputs of one transaction apart, to one address or to two', async () => {
      const [one, other] = [anAddress().address, anAddress().address]
      const watcher = watch(one, other)
      const txid = await node().pay(
        { address: one, units: 10_000n },
        { address: one, units: 20_000n },
        { address: other, units: 30_000n },
      )
      const { height, hash } = await node().mine(1)
      await watcher.look()
      const place = { txid, height, blockHash: hash }
      expect([...watcher.known.values()]).toEqual(
        expect.arrayContaining([
          { ...place, index: 0, address: one, units: 10_000n },
          { ...place, index: 1, address: one, units: 20_000n },
          { ...place, index: 2, address: other, units: 30_000n },
        ]),
      )
      expect(watcher.known.size).toBe(3)
      const transaction = await chain().transaction(txid)
      expect(transaction).toMatchObject({ height, blockHash: hash, isEffective: true })
      expect(transaction?.pays).toEqual(
        expect.arrayContaining([
          { address: one, units: 20_000n },
          { address: other, units: 30_000n },
        ]),
      )
      expect(await chain().held([one, other])).toBe(60_000n)
    })

    it('forgets a payment that was replaced before any block', async () => {
      const { address } = anAddress()
      const elsewhere = anAddress().address
      const watcher = watch(address)
      const first = await node().pay({ address, units: 50_000n })
      expect(await watcher.look()).toEqual([{ units: 50_000n, height: null }])
      const second = await node().replace(first, { address, units: 40_000n })
      expect(await watcher.look()).toEqual([{ units: 40_000n, height: null }])
      expect(await chain().transaction(first)).toBeUndefined()
      expect(await chain().transaction(second)).toMatchObject({ height: null, blockHash: null })
      await node().replace(second, { address: elsewhere, units: 40_000n })
      expect(await watcher.look()).toEqual([])
      await node().mine(3)
      expect(await watcher.look()).toEqual([])
      expect(watcher.credits).toEqual([])
    })

    it.each([1, 2, 3, 4, 5, 6])('follows a reorganisation of %i blocks', async (depth) => {
      const [stays, goes] = [anAddress().address, anAddress().address]
      const watcher = watch(stays, goes)
      await watcher.look()
      await node().pay({ address: stays, units: 70_000n })
      const lost = await node().pay({ address: goes, units: 80_000n })
      await node().mine(depth)
      expect(await watcher.look()).toHaveLength(2)
      const creditedBefore = depth >= 3 ? 2 : 0
      expect(watcher.credits).toHaveLength(creditedBefore)

      await node().reorg(depth, lost)
      expect(await watcher.look()).toEqual([{ units: 70_000n, height: null }])
      const { height } = await node().mine(1)
      expect(await watcher.look()).toEqual([{ units: 70_000n, height }])
      await node().mine(2)
      await watcher.look()
      // Each once at most: what was credited before it vanished is for a reversal to take back.
      expect(watcher.credits).toHaveLength(Math.max(1, creditedBefore))
      expect(await chain().transaction(lost)).toBeUndefined()
    })

    it('catches up after it was away for longer than one answer holds', async () => {
      const { address } = anAddress()
      const watcher = watch(address)
      await watcher.look()
      for (let payments = 0; payments < 3; payments += 1) {
        await node().pay({ address, units: 1_000n })
        await node().mine(15)
      }
      expect(await watcher.look()).toHaveLength(3)
      expect(watcher.credits).toHaveLength(3)
    })

    it('begins a hundred blocks back at the very first', async () => {
      const { address } = anAddress()
      const txid = await node().pay({ address, units: 1_000n })
      await node().mine(35)
      const asked = chain()
      let trail: Trail = []
      const found: ChainOutput[] = []
      for (let isComplete = false; !isComplete; ) {
        const scanned = present(await scanChain(asked, [address], trail), 'nothing moves')
        found.push(...scanned.answer.outputs)
        trail = scanned.trail
        isComplete = scanned.answer.isComplete
      }
      expect(found[0]).toMatchObject({ txid, address, units: 1_000n })
    })

    it('prepares a payout that the operator’s wallet can sign and the network takes', async () => {
      const [from, other, change] = [anAddress(), anAddress(), anAddress()]
      await node().pay({ address: from.address, units: 500_000n })
      await node().mine(1)
      const order = {
        reference: 'one',
        to: other.address,
        units: 300_000n,
        from: [from],
        change,
      }
      const prepared = await chain().preparePayout(order)
      if ('fault' in prepared) throw new Error(prepared.fault)
      expect(prepared.format).toBe('psbt')
      const psbt = Transaction.fromPSBT(base64.decode(prepared.text))
      const key = wallet.deriveChild(0).deriveChild(from.index).privateKey
      psbt.sign(present(key, 'the wallet has its keys'))
      psbt.finalize()
      const txid = await node().broadcast(hex.encode(psbt.extract()))
      expect(txid).toBe(psbt.id)
      // Its coin is on its way: nothing is left to prepare the next one from.
      expect(await chain().preparePayout(order)).toEqual({ fault: 'not_enough' })
      const { height } = await node().mine(1)
      const transaction = await chain().transaction(txid)
      expect(transaction).toMatchObject({ height })
      expect(transaction?.pays).toContainEqual({ address: other.address, units: 300_000n })
      expect(await chain().held([from.address])).toBe(0n)
      expect(await chain().held([change.address])).toBe(200_000n - prepared.fee)
    })

    it('is an outage when the node is down or talks nonsense, and works again after', async () => {
      onTestFinished(() => node().behave('up'))
      const asked = chain()
      await asked.tip()
      for (const mood of ['down', 'talks nonsense'] as const) {
        await node().behave(mood)
        await expect(asked.tip()).rejects.toThrow(Outage)
        await expect(chain().outputsTo([anAddress().address], 0)).rejects.toThrow(Outage)
      }
      await node().behave('up')
      expect(await asked.tip()).toHaveProperty('hash')
    })

    it('refuses a node of another network', async () => {
      const { esploraUrl, rpcUrl } = node()
      const wrong =
        way !== 'Core RPC'
          ? createEsploraChain({ ...nodeOf(esploraUrl), form: bitcoinForm, network: 'bitcoin' })
          : createCoreRpcChain({ ...nodeOf(rpcUrl), form: bitcoinForm, network: 'bitcoin' })
      await expect(wrong.tip()).rejects.toThrow(/not (of|of the network) "bitcoin"/)
    })

    it('says nothing of the password', async () => {
      const url = 'http://operator:s3cret@127.0.0.1:1/rpc'
      const lost =
        way !== 'Core RPC' ? createEsploraChain(nodeOf(url)) : createCoreRpcChain(nodeOf(url))
      const error = await lost.tip().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(Outage)
      expect(String(error)).not.toMatch(/s3cret|operator/)
    })
  },
)
