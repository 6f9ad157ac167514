// Litecoin through the JSON-RPC of a real node, litecoind in regtest, where one is installed: the
// same chain as Bitcoin's, with another form.

import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { base64 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { bitcoinForm } from '../methods/bitcoin-method.ts'
import { deriveAddress, readAccountKey } from '../methods/derive-address.ts'
import { litecoinForm } from '../methods/litecoin-method.ts'
import { createCoreRpcChain } from './core-rpc.chain.ts'

const run = promisify(execFile)
const [daemon, client] = ['litecoind', 'litecoin-cli'] as const
const hasNode = spawnSync(daemon, ['-version']).status === 0
const name = hasNode ? 'a Litecoin node' : 'a Litecoin node (skipped: litecoind is not installed)'
const network = 'litecoin_regtest'

// The operator's wallet: in life these words are nowhere near here.
const wallet = HDKey.fromMasterSeed(new Uint8Array(32).fill(9), {
  public: 0x043587cf,
  private: 0x04358394,
}).derive("m/84'/1'/0'")

async function startLitecoind() {
  const folder = await mkdtemp(join(tmpdir(), 'litecoind-'))
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server.close()
  const user = ['-rpcuser=operator', '-rpcpassword=secret', `-rpcport=${port}`]
  const quiet = ['-listen=0', '-txindex=1', '-fallbackfee=0.0001', '-printtoconsole=0']
  const child = spawn(daemon, ['-regtest', `-datadir=${folder}`, ...user, ...quiet])
  const cli = async (...args: string[]) => {
    const to = ['-regtest', `-datadir=${folder}`, '-rpcwait', ...user]
    return (await run(client, [...to, ...args])).stdout.trim()
  }
  await cli('createwallet', 'miner')
  const miner = await cli('getnewaddress', '', 'bech32')
  return {
    url: `http://operator:secret@127.0.0.1:${port}`,
    cli,
    mine: (blocks: number) => cli('generatetoaddress', String(blocks), miner),
    stop: async () => {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

let running: Awaited<ReturnType<typeof startLitecoind>> | undefined
const node = () => present(running, 'it runs from beforeAll on')
beforeAll(async () => {
  if (!hasNode) return
  running = await startLitecoind()
  await running.mine(101)
})
afterAll(() => running?.stop())

describe.runIf(hasNode)(name, () => {
  const chain = () =>
    createCoreRpcChain({ name: 'LTC_RPC_URL', url: node().url, network, form: litecoinForm })
  const own = (index: number, branch: 0 | 1 = 0) => {
    const key = readAccountKey(wallet.publicExtendedKey, 'ltc', network)
    if ('fault' in key) throw new Error(key.fault)
    return deriveAddress(key, index, branch)
  }

  it('is none of Bitcoin, whatever both call their chains', async () => {
    const wrong = { name: 'BTC_RPC_URL', url: node().url, network: 'bitcoin_regtest' } as const
    const asBitcoin = createCoreRpcChain({ ...wrong, form: bitcoinForm })
    await expect(asBitcoin.tip()).rejects.toThrow('another coin')
  })

  it('tells of a payment that waits, and of its blocks', async () => {
    const { address } = own(0)
    const txid = await node().cli('sendtoaddress', address, '1.5')
    const from = (await chain().tip()).height
    const [waiting] = (await chain().outputsTo([address], from)).outputs
    expect(waiting).toMatchObject({ txid, address, units: 150_000_000n, height: null })
    await node().mine(3)
    const [mined] = (await chain().outputsTo([address], from)).outputs
    expect(mined).toMatchObject({ txid, units: 150_000_000n, height: from + 1 })
    expect(await chain().held([address])).toBe(150_000_000n)
  })

  it('pays out what the operator’s wallet has signed', async () => {
    const [payer, change] = [own(1), own(0, 1)]
    await node().cli('sendtoaddress', payer.address, '2')
    await node().mine(1)
    const to = await node().cli('getnewaddress', '', 'bech32')
    const order = { reference: 'one', to, units: 50_000_000n, from: [payer], change }
    const prepared = await chain().preparePayout(order)
    if ('fault' in prepared) throw new Error(prepared.fault)
    expect(prepared.facts.Amount).toBe('0.5 LTC')
    const psbt = Transaction.fromPSBT(base64.decode(prepared.text))
    const key = wallet.deriveChild(0).deriveChild(1).privateKey
    psbt.sign(present(key, 'the operator has it'))
    psbt.finalize()
    const txid = await node().cli('sendrawtransaction', psbt.hex)
    await node().mine(1)
    const sent = await chain().transaction(txid)
    expect(sent?.height).toBe((await chain().tip()).height)
    expect(sent?.pays).toContainEqual({ address: to, units: 50_000_000n })
    expect(await chain().held([payer.address, change.address])).toBe(150_000_000n - prepared.fee)
    const tooSmall = { ...order, reference: 'two', units: 3_299n }
    expect(await chain().preparePayout(tooSmall)).toEqual({ fault: 'too_small' })
  })

  it('goes on where outputs have no script (MWEB)', async () => {
    // It begins with the block after 431, which wants one to go in.
    await node().mine(431 - (await chain().tip()).height)
    const hidden = await node().cli('getnewaddress', '', 'mweb')
    await node().cli('sendtoaddress', hidden, '1')
    const { address } = own(2)
    const from = (await chain().tip()).height
    expect((await chain().outputsTo([address], from)).isComplete).toBe(true)
    await node().mine(2)
    const txid = await node().cli('sendtoaddress', address, '0.25')
    expect((await chain().outputsTo([address], from)).outputs).toMatchObject([{ txid }])
    await node().mine(2)
    const { outputs } = await chain().outputsTo([address], from)
    expect(outputs).toMatchObject([{ txid, units: 25_000_000n }])
  })
})
