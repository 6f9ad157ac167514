// The parts of one client's page, over HTTP: each is what the client gets, and a session is ended
// by who may.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { millis } from '#kernel/time.ts'
import { insertToken } from '#server/identity/tokens/tokens.store.ts'
import { tellProfile } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { payInFor } from '#test/funded-client.ts'
import { sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { recompute } from '#verify/outcome.ts'

const database = freshDatabase()

let whole: WholeApp
let client: Awaited<ReturnType<WholeApp['aSignedIn']>>
let other: typeof client
let support: string
let finance: string
beforeAll(async () => {
  const { db } = database()
  whole = await openWholeApp(db)
  client = await whole.aSignedIn()
  other = await whole.aSignedIn()
  for (const symbol of ['BTCUSD', 'BTCUSD', 'BCHBTC']) {
    const order = anOrder({ book: 'demo', durationSeconds: 60, symbol })
    const opened = await whole.engine.lanes.open({ clientId: client.id, order, orderKey: null })
    if (isRefusal(opened)) throw new Error(opened.refused)
  }
  support = await sitDown({ app: whole.app, db }, 'sue@desk.example', ['support'])
  finance = await sitDown({ app: whole.app, db }, 'fay@desk.example', ['finance'])
})

afterAll(() => whole?.close())

const aToken = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'My bot',
  scopes: ['read'],
  addresses: [],
  createdAt: millis(Date.UTC(2026, 0, 1)),
  expiresAt: millis(Date.UTC(2027, 0, 1)),
  lastUsedAt: null,
  revokedAt: null,
} as const

const read = (path: string, desk = support, id = String(client.id)) =>
  whole.app.inject({ url: `/api/office/clients/${id}/${path}`, cookies: { office: desk } })

const own = (path: string) =>
  whole.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${client.token}` } })

test('trades are the client’s own, page by page, and found by instrument and state', async () => {
  const all = (await read('trades?mode=demo')).json().data
  expect(all).toHaveLength(3)
  expect(all).toEqual((await own('trading?mode=demo')).json().data)
  const first = (await read('trades?mode=demo&limit=2')).json()
  const rest = (await read(`trades?mode=demo&limit=2&cursor=${first.next_cursor}`)).json()
  expect([...first.data, ...rest.data]).toEqual(all)
  expect((await read('trades?mode=demo&symbol=BCHBTC')).json().data).toHaveLength(1)
  expect((await read('trades?mode=demo&symbol=btc/usd')).json().data).toHaveLength(2)
  const newest = (await read('trades?mode=demo')).json().data
  const oldest = (await read('trades?mode=demo&sort=accepted_at')).json().data
  expect(oldest).toEqual(newest.toReversed())
  const next = (await read('trades?mode=demo&sort=accepted_at&limit=1')).json().next_cursor
  const later = (await read(`trades?mode=demo&sort=accepted_at&cursor=${next}`)).json().data
  expect([oldest[0], ...later]).toEqual(oldest)
  expect((await read('trades?mode=demo&to=2001-01-01')).json().data).toEqual([])
  expect((await read('trades?mode=demo&from=2001-01-01')).json().data).toEqual(newest)
  expect((await read('trades?mode=demo&state=open')).json().data).toHaveLength(3)
  expect((await read('trades?mode=demo&state=settled')).json().data).toEqual([])
  expect((await read('trades')).json().data).toEqual([])
  expect((await read('trades?cursor=x')).statusCode).toBe(400)
})

test('a receipt is the one that the client has, and of nobody else’s trade', async () => {
  const [{ trade_id: trade }] = (await read('trades?mode=demo')).json().data
  const receipt: ReceiptView = (await read(`trades/${trade}`)).json().data
  expect(receipt).toEqual((await own(`trading/${trade}/receipt`)).json().data)
  expect(recompute(receipt).every(({ ok }) => ok)).toBe(true)
  expect((await read(`trades/${trade}`, support, String(other.id))).statusCode).toBe(404)
  expect((await read('trades/x')).statusCode).toBe(404)
})

test('the statement is what the client reads, and the file does not say who they are', async () => {
  const statement = (await read('statement?mode=demo')).json().data
  expect(statement).toEqual((await own('statement?mode=demo')).json().data)
  expect(statement.movements.length).toBeGreaterThan(3)
  const file = await read('statement/file?mode=demo&format=csv')
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toContain(String(client.id))
  expect(file.body).not.toContain(client.email)
  const pdf = await read('statement/file?format=pdf')
  expect(pdf.rawPayload.subarray(0, 4).toString()).toBe('%PDF')
})

async function reveal(field: string): Promise<void> {
  const shown = await whole.app.inject({
    method: 'POST',
    url: `/api/office/clients/${client.id}/reveals`,
    cookies: { office: support },
    payload: { field, reason: 'Asks for it on the phone.' },
  })
  expect(shown.statusCode).toBe(200)
}

test('what was revealed to the member is in their file', async () => {
  await reveal('email')
  const file = 'statement/file?mode=demo&format=csv'
  expect((await read(file)).body).toContain(client.email)
  expect((await read(file, finance)).body).not.toContain(client.email)
})

test('limits are those the client has', async () => {
  expect((await read('limits')).json().data).toEqual((await own('users/limits')).json().data)
  const room = (await read('withdrawal-room')).json().data
  const terms = (await own('withdraw/terms')).json().data
  expect(Number(room.day_left)).toBe(terms.day_left)
  expect(room).toMatchObject({ held_until: null, is_identified: false })
})

test('credits are those the client has; invoices name no buyer to who may not see them', async () => {
  const { db } = database()
  await tellProfile(db, client)
  await payInFor(db, client.id, 500, whole.engine.clock.now())
  const buying = await whole.app.inject({
    method: 'POST',
    url: '/api/credits',
    headers: { authorization: `Bearer ${client.token}` },
    payload: { credits: 50, usd: 57.5 },
  })
  expect(buying.statusCode).toBe(200)
  const theirs = (await own('credits')).json().data
  const seen = (await read('credits')).json().data
  expect(theirs).toMatchObject(seen)
  expect(seen).toMatchObject({ credits: 50, may_trade: true, debt_since: null })
  const moves = (await read('credits/statement')).json().data
  expect(moves).toEqual((await own('credits/statement')).json().data)
  expect(moves).toHaveLength(1)

  const office = (path: string, desk = support) =>
    whole.app.inject({ url: `/api/office/${path}`, cookies: { office: desk } })
  const listed = (await office(`invoices?client=${client.id}`)).json()
  expect(listed.data).toMatchObject([
    { kind: 'purchase', number: expect.stringMatching(/^\d{4}-000001$/), gross: 50, vat: 8.68 },
  ])
  expect(listed.next_cursor).toBeNull()
  for (const none of ['kind=return', 'client=99999999', 'to=2001-01-01', 'from=2101-01-01']) {
    expect((await office(`invoices?${none}`)).json().data, none).toEqual([])
  }
  expect((await office('invoices?cursor=x')).statusCode).toBe(400)
  const [{ purchase, number }] = listed.data
  expect((await office(`invoices?cursor=${number}`)).json().data).toEqual([])

  const paper = await office(`invoices/${purchase}/file`)
  expect(paper.rawPayload.subarray(0, 4).toString()).toBe('%PDF')
  // Of the same purchase, once as whoever has it sees it and once without a name.
  const whose = (await own(`credits/purchases/${purchase}/invoice`)).rawPayload
  expect(paper.rawPayload.equals(whose)).toBe(false)
  await reveal('name')
  expect((await office(`invoices/${purchase}/file`)).rawPayload.equals(whose)).toBe(true)
  expect((await office(`invoices/${purchase}/file`, finance)).rawPayload.equals(whose)).toBe(false)
  expect((await office(`invoices/${purchase}/file?of=return`)).statusCode).toBe(404)
  expect((await office('invoices/x/file')).statusCode).toBe(404)
})

test('what acts for a client is as they see it, but for the path of an address', async () => {
  const { db } = database()
  const { id } = client
  await insertToken(db, { ...aToken, clientId: id }, Buffer.alloc(32, 1))
  await db.rows(
    `insert into webhooks (id, client_id, url, kinds, secret, made_at)
     values (gen_random_uuid(), $1, 'https://hooks.example:8443/a-secret', '{trade.settled}',
             '\\x00', now())`,
    [id],
  )
  const reply = await read('programs')
  expect(reply.json().data).toMatchObject({
    keys: [],
    bots: [],
    tokens: (await own('users/tokens')).json().data,
    webhooks: [{ host: 'hooks.example:8443', kinds: ['trade.settled'] }],
  })
  expect(reply.json().data.tokens).toMatchObject([{ name: 'My bot', scopes: ['read'] }])
  expect(reply.body).not.toContain('a-secret')
  const none = { keys: [], bots: [], tokens: [], webhooks: [] }
  expect((await read('programs', support, String(other.id))).json().data).toEqual(none)
})

test('one session is ended for a reason, by who may, and the others go on', async () => {
  const end = (desk: string, session: string, id = client.id) =>
    whole.app.inject({
      method: 'POST',
      url: `/api/office/clients/${id}/sessions/${session}/end`,
      cookies: { office: desk },
      payload: { reason: 'Left at a library.' },
    })
  const session = await sessionOf()
  expect((await end(finance, session)).statusCode).toBe(404)
  expect((await end(support, session, other.id)).statusCode).toBe(404)
  expect((await end(support, session)).statusCode).toBe(200)
  expect((await own('users/limits')).statusCode).toBe(401)
  expect((await end(support, session)).statusCode).toBe(404)
  const told = (await read('timeline?group=staff')).json().data
  expect(told[0]).toMatchObject({ what: 'session_ended', reason: 'Left at a library.' })
})

async function sessionOf(): Promise<string> {
  const url = `/api/office/clients/${client.id}`
  const found = await whole.app.inject({ url, cookies: { office: support } })
  return found.json().data.sessions[0].id
}

test.each([
  ...(['statement', 'statement/file?format=csv', 'limits', 'withdrawal-room', 'credits'] as const),
  ...(['credits/statement', 'automation', 'programs'] as const),
])('of nobody there is no %s', async (path) => {
  expect((await read(path, support, '99999999')).statusCode).toBe(404)
  expect((await read(path, support, 'x')).statusCode).toBe(404)
})

test('what waits of one client is of nobody else', async () => {
  const { db } = database()
  for (const { id } of [client, other]) {
    await db.rows(
      `insert into plan_requests (id, client_id, plan, asked_at)
       values (gen_random_uuid(), $1, 'Gold-7600', now())`,
      [id],
    )
  }
  const waiting = async (query: string) =>
    (await whole.app.inject({ url: `/api/office/queue?${query}`, cookies: { office: support } }))
      .json()
      .data.map((item: { client: { id: string } }) => item.client.id)
  expect(await waiting('')).toHaveLength(2)
  expect(await waiting(`client=${client.id}`)).toEqual([String(client.id)])
  expect(await waiting('client=99999999')).toEqual([])
})
