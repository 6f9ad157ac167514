// An Ethereum node (anvil) for a test, in a process of its own.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { nodePackages } from './install.ts'

export type EthereumNode = Awaited<ReturnType<typeof openNode>>

/** Undefined where there is none to be had. Blocks come only when a test asks for them. */
export async function startEthereumNode(): Promise<EthereumNode | undefined> {
  const packages = await nodePackages('anvil')
  return packages === undefined ? undefined : await openNode(packages)
}

async function openNode(packages: string) {
  const binary = join(packages, '@foundry-rs/anvil-linux-amd64/bin/anvil')
  const child = spawn(binary, ['--port', '0', '--no-mining', '--mnemonic', words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const listening = /Listening on (\S+)/.exec(line)?.[1]
      if (listening !== undefined) resolve(`http://${listening}`)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('anvil did not start')))
  })
  const client = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) })
    .extend(publicActions)
    .extend(walletActions)
  return {
    url,
    client,
    /** It has 10,000 ether. */
    rich: mnemonicToAccount(words),
    mine: (blocks: number) => client.mine({ blocks }),
    /**
     * Puts as many other, empty blocks in the place of the newest, and one more. What was in those
     * is lost, unless it is sent again.
     */
    reorg: async (depth: number) => {
      await client.request<{ Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }>({
        method: 'anvil_reorg',
        params: [depth, []],
      })
      await client.mine({ blocks: 1 })
    },
    stop: () => child.kill(),
  }
}

/** Known to everybody who ever ran a test node. */
const words = 'test test test test test test test test test test test junk'
