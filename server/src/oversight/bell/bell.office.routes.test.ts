// The bell over a real server: what changed is said to who may read it, without what it is; and it
// falls silent with the session, and with what its member may do.

import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { StaffRole } from '#contract/staff/powers.ts'
import { hour, minute } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import { aClient } from '#test/clients.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { bitcoin } from '#test/instruments.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerBell } from './bell.office.routes.ts'

const database = freshDatabase()
const limits = { streamsMost: 3, perSessionMost: 2, roundMs: 5, roundsABeat: 2 }
let api: OfficeApp
let clock: TestClock
let url: string
let members = 0

beforeAll(async () => {
  clock = testClock()
  const found: { office?: OfficeRouter } = {}
  api = await createOfficeApp(database().db, {
    clock,
    register: (office) => {
      found.office = office
    },
  })
  const { app, install } = api
  if (!found.office) throw new Error('no office')
  registerBell({ app, office: found.office }, { ...install, limits })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/office/stream`
  return async () => {
    // What `fetch` keeps open for later.
    app.server.closeAllConnections()
    await app.close()
  }
})

async function aMember(roles: readonly StaffRole[]) {
  members += 1
  const email = `bea${members}@desk.example`
  return { email, token: await sitDown(api, email, roles) }
}

const ask = (token: string, signal?: AbortSignal) =>
  fetch(url, {
    headers: { accept: 'text/event-stream', cookie: `office=${token}` },
    signal: signal ?? null,
  })

async function refused(token: string) {
  const reply = await ask(token)
  await reply.text()
  return reply
}

/** What is heard, event by event; `undefined` once it has ended. */
async function listen(token: string) {
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const reply = await ask(token, gone.signal)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/event-stream')
  const events = eventsOf(reply)
  const next = async () => (await events.next()).value
  expect((await next())?.event).toBe('hears')
  return { next, leave: () => gone.abort() }
}

async function* eventsOf({ body }: Response) {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}

type Recorded = Parameters<typeof recordEvent>[1]
const record = (event: Pick<Recorded, 'kind' | 'clientId'>) =>
  database().db.transaction((tx) =>
    recordEvent(tx, { ...event, at: clock.now(), actor: 'system', details: {} } as Recorded),
  )

test('what changed is heard by who may read it, and nothing of what it is', async () => {
  const fay = await listen((await aMember(['finance'])).token)
  const cleo = await listen((await aMember(['compliance'])).token)
  const { id } = await aClient(database().db)
  await record({ kind: 'screening_list_loaded', clientId: null })
  expect(await cleo.next()).toEqual({
    event: 'ring',
    data: { topics: ['queue', 'screening'], clients: [] },
  })
  await record({ kind: 'withdrawal_asked', clientId: id })
  expect(await fay.next()).toEqual({ event: 'ring', data: { topics: ['queue'], clients: [] } })
  const told = { topics: ['queue', 'withdrawals', 'ledger'], clients: [String(id)] }
  expect(await fay.next()).toEqual({ event: 'ring', data: told })
  expect(await cleo.next()).toEqual({ event: 'ring', data: told })
  fay.leave()
  cleo.leave()
})

test('prices, notes and settings ring without a word of them', async () => {
  const { db } = database()
  await db.transaction((tx) => upsertInstruments(tx, [bitcoin]))
  const rita = await listen((await aMember(['risk'])).token)
  await db.rows(
    `insert into price_gaps (instrument_id, from_at, to_at, cause, asked, answered_at, answer,
                             ticks)
     values ($1, now() - interval '1 minute', now(), 'restarted', 'it', now(), 'nothing', 0)`,
    [bitcoin.id],
  )
  expect(await rita.next()).toEqual({ event: 'ring', data: { topics: ['prices'], clients: [] } })
  await record({ kind: 'client_note_written', clientId: null })
  expect(await rita.next()).toEqual({ event: 'ring', data: { topics: ['notes'], clients: [] } })
  await record({ kind: 'setting_changed', clientId: null })
  expect(await rita.next()).toEqual({
    event: 'ring',
    data: { topics: ['trading', 'settings'], clients: [] },
  })
  rita.leave()
})

describe('it ends', () => {
  test('when a role is taken away, which counts from the next request', async () => {
    const { email, token } = await aMember(['finance', 'compliance'])
    const heard = await listen(token)
    await database().db.rows(`update operators set roles = '{finance}' where email = $1`, [email])
    expect(await heard.next()).toEqual({ event: 'end', data: { reason: 'changed' } })
    expect(await heard.next()).toBeUndefined()
    const again = (await read(api, 'stream', token)).json().data.topics
    expect(again).toContain('withdrawals')
    expect(again).not.toContain('screening')
  })

  test.each([
    ['signs out', (token: string) => post(api, 'session/end', {}, { token })],
    [
      'works here no more',
      (_token: string, email: string) =>
        database().db.rows('update operators set left_at = now() where email = $1', [email]),
    ],
    ['does nothing for a quarter of an hour', async () => clock.advance(15 * minute)],
    ['is here for eight hours', async () => clock.advance(8 * hour)],
  ])('when the member %s', async (_how, end) => {
    const { email, token } = await aMember(['finance'])
    const heard = await listen(token)
    await end(token, email)
    expect(await heard.next()).toEqual({ event: 'end', data: { reason: 'over' } })
    expect(await heard.next()).toBeUndefined()
    expect((await refused(token)).status).toBe(404)
  })
})

test('listening is nothing that a member does: it keeps nobody signed in', async () => {
  const { token } = await aMember(['finance'])
  clock.advance(14 * minute)
  const heard = await listen(token)
  clock.advance(2 * minute)
  expect(await heard.next()).toEqual({ event: 'end', data: { reason: 'over' } })
})

test('there is room for so many, of one session and of all', async () => {
  const { token } = await aMember(['finance'])
  const other = (await aMember(['support'])).token
  const first = await listen(token)
  await listen(token)
  const tooMany = await refused(token)
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '60'])
  await listen(other)
  expect((await refused(other)).status).toBe(503)
  first.leave()
})

test('who asks for no events is told what they would hear of', async () => {
  const { token } = await aMember(['risk'])
  expect((await read(api, 'stream', token)).json().data.topics).toEqual(
    expect.arrayContaining(['queue', 'trading']),
  )
})
