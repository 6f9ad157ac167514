// The command itself: what it prints and refuses, that it plays a recording, and that a kill in the
// middle loses nothing that was answered.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { krakenClient } from '#test/practice-server.ts'

const projectRoot = join(import.meta.dirname, '../..')
const tool = ['--import', 'tsx', 'tools/exchange.ts']
let folder: string
const running = new Set<ChildProcess>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exchange-'))
})

afterEach(async () => {
  for (const child of running) await kill(child)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function kill(child: ChildProcess) {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

type Key = { readonly apiKey: string; readonly secret: string }

/** Resolves when it says where it is. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, [...tool, '--port', '0', ...args], { cwd: projectRoot })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  await expect.poll(() => said, { timeout: 120_000 }).toContain('Ctrl-C stops it.')
  const url = /(http:\S+)\/kraken/.exec(said)?.[1] ?? ''
  const keys = [...said.matchAll(/key {4}(\S+)\s+secret (\S+)/g)].map(
    ([, apiKey = '', secret = '']): Key => ({ apiKey, secret }),
  )
  return { child, said, url, keys }
}

async function control(url: string, path: string, body?: string) {
  const init = body === undefined ? {} : { method: 'POST', body }
  return (await fetch(`${url}/control/${path}`, init)).json()
}

describe('npm run exchange', () => {
  it('explains itself', () => {
    const { status, stdout } = run('--help')
    expect(status).toBe(0)
    expect(stdout).toContain('timeout_done')
  })

  it('refuses with a sentence', () => {
    const { status, stderr } = run('--fault', 'nothing=1')
    expect(status).toBe(2)
    expect(stderr).toMatch(/^nothing=1: a fault must be one of /)
  })

  it('plays a recording', async () => {
    const file = join(folder, 'btc-usd-trades.csv')
    const from = Date.UTC(2026, 0, 5)
    const rows = Array.from(
      { length: 600 },
      (_, index) => `${from + index * 500},${40_000 + index}`,
    )
    writeFileSync(file, ['time,price', ...rows].join('\n'))
    const { url, said } = await start('--replay', `BTCUSD=${file}`, '--speed', '10')
    expect(said).toContain('BTC/USD')
    const client = krakenClient(url)
    await expect
      .poll(async () => (await client.fetchTicker('BTC/USD')).last, { timeout: 120_000 })
      .toBeGreaterThan(40_000)
  })
})

function run(...args: string[]) {
  return spawnSync(process.execPath, [...tool, ...args], { cwd: projectRoot, encoding: 'utf8' })
}

describe('killed in the middle', () => {
  it('has its orders, trades and keys again', async () => {
    const args = [
      '--price',
      'BTC/USD=50000.0',
      '--state',
      join(folder, 'state.jsonl'),
      '--unlimited',
    ]
    const first = await start(...args)
    const [key] = first.keys
    const client = krakenClient(first.url, key)
    await client.loadMarkets()
    const resting = await client.createOrder('BTC/USD', 'limit', 'buy', 0.01, 49_000)
    const books: unknown[] = []
    for (let made = 0; made < 5; made += 1) {
      await client.createOrder('BTC/USD', 'market', 'buy', 0.001, undefined, {
        clientOrderId: `n${made}`,
      })
      books.push(await control(first.url, 'books'))
    }
    await kill(first.child)

    const second = await start(...args)
    expect(second.keys).toEqual(first.keys)
    expect(await control(second.url, 'books')).toEqual(books.at(-1))
    const again = krakenClient(second.url, key)
    again.nonce = () => client.nonce()
    expect(await again.fetchOrder(String(resting.id))).toMatchObject({ status: 'open' })
    await control(second.url, 'price', 'BTC/USD 48900.0')
    await expect
      .poll(async () => (await again.fetchOrder(String(resting.id))).status, { timeout: 120_000 })
      .toBe('closed')
  })

  it('is told by the door what is to go wrong, and of keys', async () => {
    const { url } = await start('--price', 'BTC/USD=50000.0')
    const wish = { shape: 'kraken', rights: ['query_funds'] }
    const client = krakenClient(url, await control(url, 'key', JSON.stringify(wish)))
    await client.privatePostBalance()
    expect(await control(url, 'faults', 'down=1@Balance')).toEqual({ rules: 1 })
    await expect(client.privatePostBalance()).rejects.toThrow('503')
    await client.privatePostBalance()
    await control(url, 'revoke', client.apiKey)
    await expect(client.privatePostBalance()).rejects.toThrow('EAPI:Invalid key')
    expect(await control(url, 'faults', 'x')).toHaveProperty('error')
    expect(await control(url, 'key', '{')).toHaveProperty('error')
    expect(await control(url, 'price', 'BTC/USD x')).toHaveProperty('error')
  })
})
