// The parts of one client's page, over HTTP: each is what the client gets, and a session is ended
// by who may.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReceiptView } from '#contract/shared/receipts.ts'
import { recompute } from '#contract/shared/recompute.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { sitDown } from '#test/office-app.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'

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

test('what was revealed to the member is in their file', async () => {
  const shown = await whole.app.inject({
    method: 'POST',
    url: `/api/office/clients/${client.id}/reveals`,
    cookies: { office: support },
    payload: { field: 'email', reason: 'Asks for it on the phone.' },
  })
  expect(shown.statusCode).toBe(200)
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

test.each(['statement', 'statement/file?format=csv', 'limits', 'withdrawal-room'])(
  'of nobody there is no %s',
  async (path) => {
    expect((await read(path, support, '99999999')).statusCode).toBe(404)
    expect((await read(path, support, 'x')).statusCode).toBe(404)
  },
)

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
