// An install of several processes, with a real NATS where there is one: two of the web, two engines, of which the one
// that leads is killed while clients trade.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '#test/database.ts'
import { freePorts } from '#test/free-port.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { natsKinds, natsUrlAt, startNats } from '#test/nats.ts'
import { databaseSettings, endServer, startServer } from '#test/server-process.ts'
import { connectClient } from '#test/stream-client.ts'
import { systemClock } from './platform/clock.ts'

const order = {
  amount: 1,
  duration: 3600,
  mode: 'demo',
  strike_rate: '75/3',
  symbol: 'BTCUSD',
  trading_type: 'Cryptocurrency',
  trade_mode: 'Buy',
}

test('a lead that is killed costs no order and no socket', async () => {
  const database = await cloneDatabase()
  onTestFinished(() => database.db.close())
  const dataDir = await mkdtemp(join(tmpdir(), 'several-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const [natsPort, ...ports] = await freePorts(5)
  const bus = await startNats(natsKinds.at(-1) ?? 'stand-in', natsPort ?? 0)
  onTestFinished(() => bus.stop())
  const start = (role: string, port: number | undefined, ready: string) =>
    startServer(
      {
        ...databaseSettings(database),
        ROLE: role,
        PORT: String(port),
        DATA_DIR: dataDir,
        NATS_URL: natsUrlAt(natsPort ?? 0),
        SECRET_KEY: '7'.repeat(64),
        PUBLIC_URL: `http://localhost:${ports[2]}`,
      },
      ready,
    )
  const lead = await start('engine', ports[0], 'Ctrl-C stops it.')
  await Promise.all([
    start('engine', ports[1], 'Another server leads'),
    start('web', ports[2], 'answers clients'),
    start('web', ports[3], 'answers clients'),
  ])
  const ask = caller(await signIn(ports[2], dataDir))
  const socket = await connectClient(ports[3] ?? 0)
  const { data } = await ask(ports[2], '/stream/ticket', {}, 'ticket')
  socket.send({ type: 'authenticate', ticket: String(data?.ticket) })
  await socket.next('authenticated')

  const placed: string[] = []
  const place = async (key: string) => {
    await expect
      .poll(
        async () => {
          const answer = await ask(ports[2], '/trading/submit', order, key)
          if (answer.status) placed.push(String(answer.data?.trade_id))
          return answer.status
        },
        { timeout: 300_000 },
      )
      .toBe(true)
  }
  for (let nr = 0; nr < 10; nr += 1) await place(`before-${nr}`)
  const under = Array.from({ length: 10 }, (_, nr) => place(`under-${nr}`))
  await endServer(lead, 'SIGKILL')
  await Promise.all(under)
  for (let nr = 0; nr < 10; nr += 1) await place(`after-${nr}`)

  await socket.next('missed')
  const stored = await database.db.rows<{ id: string }>('select id::text from trades')
  expect(stored.map(({ id }) => id).sort()).toEqual([...placed].sort())
  const told = () =>
    new Set(socket.messages.flatMap((it) => (it.type === 'trade' ? [it.trade.trade_id] : [])))
  await expect
    .poll(() => placed.slice(-10).every((id) => told().has(id)), { timeout: 60_000 })
    .toBe(true)
  await expectSoundBooks(database.db, systemClock.now())
  // What only the lead can answer is answered at a process of the web too.
  expect((await ask(ports[3], '/deposit')).status).toBe(true)
  // Signed out at one, at the other as well.
  expect((await ask(ports[2], '/users/me')).status).toBe(true)
  expect((await ask(ports[3], '/auth/logout', {})).status).toBe(true)
  const isIn = async () => (await ask(ports[2], '/users/me')).status
  await expect.poll(isIn, { timeout: 60_000 }).toBe(false)
}, 900_000)

/** The client that a sandbox has from its first start. */
async function signIn(port: number | undefined, dataDir: string): Promise<string> {
  const { client } = JSON.parse(await readFile(join(dataDir, 'first-run.json'), 'utf8'))
  const reply = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: client.email, password: client.password }),
  })
  const { tokens } = (await reply.json()) as { tokens: { access: { token: string } } }
  return tokens.access.token
}

type Answer = { readonly status: boolean; readonly data?: Readonly<Record<string, unknown>> }

function caller(token: string) {
  return async (port: number | undefined, path: string, body?: object, key?: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await reply.json()) as Answer
  }
}
