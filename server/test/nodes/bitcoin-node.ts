// A regtest Bitcoin node for a test, in a process of its own.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Block } from '#server/money/chains/chain.ts'
import { nodePackages } from './install.ts'

export type Pays = { readonly address: string; readonly units: bigint }

export type BitcoinNode = {
  readonly rpcUrl: string
  readonly esploraUrl: string
  /** What its addresses begin with. */
  readonly regtestPrefix: string
  readonly mine: (blocks: number) => Promise<Block>
  /** One transaction with these outputs and perhaps change; it waits for a block. */
  readonly pay: (...outputs: Pays[]) => Promise<string>
  /** Spends again what a waiting transaction spends, with a higher fee, to other outputs. */
  readonly replace: (txid: string, ...outputs: Pays[]) => Promise<string>
  /**
   * Puts `depth` + 1 other blocks in the place of the newest; what was in those waits again, except
   * `lost` ones, whose coins are spent elsewhere in the new blocks.
   */
  readonly reorg: (depth: number, ...lost: string[]) => Promise<void>
  readonly broadcast: (hex: string) => Promise<string>
  readonly behave: (mood: 'up' | 'down' | 'hangs' | 'talks nonsense') => Promise<void>
  readonly stop: () => void
}

/** Undefined where there is none to be had. */
export async function startBitcoinNode(): Promise<BitcoinNode | undefined> {
  const packages = await nodePackages('bcoin')
  if (packages === undefined) return undefined
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bcoin-child.mjs'), packages], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line).port))
    child.once('exit', () => reject(new Error('bcoin did not start')))
  })
  const url = `http://127.0.0.1:${port}`
  async function test(name: string, body: object): Promise<string> {
    const response = await fetch(`${url}/test/${name}`, {
      method: 'POST',
      body: JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return text
  }
  return {
    rpcUrl: `http://user:pass%20word@127.0.0.1:${port}/rpc`,
    esploraUrl: `${url}/esplora`,
    regtestPrefix: 'rb',
    mine: async (blocks) => JSON.parse(await test('mine', { blocks })),
    pay: (...outputs) => test('pay', { outputs }),
    replace: (txid, ...outputs) => test('replace', { txid, outputs }),
    reorg: async (depth, ...lost) => void (await test('reorg', { depth, lost })),
    broadcast: (hex) => test('broadcast', { hex }),
    behave: async (mood) => void (await test('mood', { mood })),
    stop: () => child.kill(),
  }
}
