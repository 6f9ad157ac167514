// From a block that confirms deposits to the screens of the clients whose they are: the time from
// when the block is on the chain until a client's socket has the message that moves the balance.
// Fifty clients listen over WebSocket as the web does, and all are paid in the same block.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { streamPath } from '#contract/shared/stream-path.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Connection, type Database, openDatabase } from '#server/platform/db.ts'
import { withEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { createTestChain } from '#test/simulated-chain.ts'
import { median, percentile } from '../percentile.ts'
import type { ServerWish, Serving } from './deposits-parts.ts'
import { type EsploraStub, startEsploraStub } from './esplora-stub.ts'
import { programOf } from './processes.ts'
import { projectRoot } from './world.ts'

const listening = 50
const rounds = 5
const confirmations = 3
const units = 1_000_000n
const patienceMs = 20_000
/** Between blocks, so that the confirming one comes at any moment of the watcher's pause. */
const pausesMs = [1_130, 1_370, 1_610, 1_850, 2_090]

const spanMs = 10_000
const spansMost = 4

type Chain = {
  readonly pay: (address: string) => Promise<void> | void
  readonly mine: () => Promise<void> | void
}

export type DepositFigures = Record<string, number>

/** By how many addresses are watched, and where. */
const cases = {
  simulated: () => withWorld(listening, simulated),
  simulated_5000: () => withWorld(5_000, simulated),
  esplora: () => withWorld(listening, overHttp),
  esplora_5000: () => withWorld(5_000, overHttp),
} as const

type Case = keyof typeof cases

export async function benchDeposits(names = Object.keys(cases) as Case[]): Promise<DepositFigures> {
  const figures: DepositFigures = {}
  for (const name of names) {
    for (const [key, value] of Object.entries(await cases[name]())) {
      figures[`${name}_${key}`] = value
    }
  }
  return figures
}

type World = { readonly db: Database; readonly connection: Connection; readonly watched: number }

async function withWorld<T>(watched: number, use: (world: World) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-deposits-'))
  const log = () => {}
  try {
    return await withEmbeddedPostgres({ dataDir, projectRoot, log }, async (connection) => {
      const db = openDatabase(connection, log)
      try {
        await migrate(db, join(projectRoot, 'server/migrations'))
        await insertClients(db, watched)
        return await use({ db, connection, watched })
      } finally {
        await db.close()
      }
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function simulated(world: World) {
  const clock = { now: systemClock.now, advance: () => {} }
  const chain = createTestChain(world.db, 'btc', clock)
  return withServer(world, null, (serving) =>
    measure(serving, {
      pay: async (address) => void (await chain.faucet(address, units)),
      mine: async () => void (await chain.grow(1)),
    }),
  )
}

async function overHttp(world: World) {
  const node = await startEsploraStub()
  try {
    return await withServer(world, node.url, async (serving) => {
      const chain = { pay: (address: string) => node.pay(address, units), mine: node.mine }
      const times = await measure(serving, chain)
      return { ...times, requests_per_s: await requestsWhileWatching(node) }
    })
  } finally {
    node.stop()
  }
}

/** Between blocks; the least of several spans, since the books may be compared meanwhile. */
async function requestsWhileWatching(node: EsploraStub): Promise<number> {
  const spans: number[] = []
  for (let span = 0; span < spansMost; span += 1) {
    node.requests()
    await sleep(spanMs)
    spans.push((node.requests() * 1_000) / spanMs)
  }
  return Math.min(...spans)
}

async function withServer<T>(
  { connection, watched }: World,
  esploraUrl: string | null,
  use: (serving: Serving) => Promise<T>,
): Promise<T> {
  const wish: ServerWish = { connection, esploraUrl, watched, listening }
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, programOf('deposits-server'), JSON.stringify(wish)],
    { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  const ended = once(child, 'exit')
  try {
    const failed = ended.then(() => Promise.reject(new Error('the server ended')))
    const [serving] = (await Promise.race([once(child, 'message'), failed])) as [Serving]
    await trading(serving.url)
    return await use(serving)
  } finally {
    if (child.connected) child.send('stop')
    await ended
  }
}

/** Without a price nothing is credited. */
async function trading(url: string): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    if ((await fetch(`${url}/api/health`)).ok) return
    await sleep(200)
  }
  throw new Error('the server does not trade')
}

async function measure({ url, tokens, addresses }: Serving, chain: Chain) {
  const screens = await Promise.all(tokens.map((token) => openScreen(url, token)))
  const times: number[] = []
  for (const pauseMs of pausesMs.slice(0, rounds)) {
    for (const address of addresses) await chain.pay(address)
    for (let made = 1; made < confirmations; made += 1) {
      await chain.mine()
      await sleep(pauseMs)
    }
    const moved = screens.map((screen) => screen.nextBalance())
    await chain.mine()
    const began = performance.now()
    const late = sleep(patienceMs, undefined, { ref: false }).then(() => {
      throw new Error('a deposit was not credited')
    })
    const ends = await Promise.race([Promise.all(moved), late])
    times.push(...ends.map((end) => Math.max(0, end - began)))
  }
  for (const { close } of screens) close()
  return {
    p50_ms: median(times),
    p95_ms: percentile(times, 0.95),
    p99_ms: percentile(times, 0.99),
    credits: times.length,
  }
}

type Screen = { readonly nextBalance: () => Promise<number>; readonly close: () => void }

/** A browser's socket: signed in with a ticket, as the web does it. */
async function openScreen(url: string, token: string): Promise<Screen> {
  const ws = new WebSocket(url.replace('http', 'ws') + streamPath)
  await once(ws, 'open')
  const listeners = new Map<string, () => void>()
  ws.on('message', (content) => {
    const { type, mode } = JSON.parse(String(content))
    if (type === 'balance' && mode !== 'real') return
    listeners.get(type)?.()
  })
  const next = (type: string) =>
    new Promise<number>((resolve) => listeners.set(type, () => resolve(performance.now())))
  const reply = await fetch(`${url}/api/stream/ticket`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await reply.json()) as { data: { ticket: string } }
  const signedIn = next('authenticated')
  ws.send(JSON.stringify({ type: 'authenticate', ticket: data.ticket }))
  await signedIn
  return { nextBalance: () => next('balance'), close: () => ws.terminate() }
}

async function insertClients(db: Database, count: number): Promise<void> {
  await db.rows(
    `insert into clients (email, email_key, password_hash, firstname, lastname, demo_started_at,
       demo_ends_at, referral_code, grant_ref, email_confirmed_at, created_at)
     select n || '@bench.test', n || '@bench.test', 'none', 'Bench', 'Client', now(),
       now() + interval '21 days', 'bench' || n, gen_random_uuid(), now(), now()
       from generate_series(1, $1) n`,
    [count],
  )
  await db.rows(
    `insert into accounts (currency, name, client_id)
     select u.name, 'available', c.id from clients c, currencies u
      where u.name in ('real', 'demo')`,
  )
}
