// Two cells of one install, each with a database and a process of its own: whoever asks at one and
// is a client of the other is answered as if they had asked there.

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cents, dollars, zeroUsd } from '#kernel/money.ts'
import { later, millis, minute } from '#kernel/time.ts'
import { cellOfId, cellOfToken, firstId } from '#server/platform/cell.ts'
import { cloneDatabase } from '#test/database.ts'
import { freePorts } from '#test/free-port.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { addSettledTrade } from '#test/settled-trade.ts'
import { connectClient } from '#test/stream-client.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { emailMarkOf } from './identity/cells/seal-entry.ts'
import { dayOf } from './oversight/reports/period.ts'
import { systemRandom } from './platform/crypto.ts'
import { type Database, openDatabase } from './platform/db.ts'
import { beginIdsAt } from './platform/first-ids.store.ts'
import { openSeal } from './platform/seal.ts'

type Cell = { readonly nr: number; readonly db: Database; readonly app: WholeApp; port: number }

let cells: Cell[] = []
const [one, two] = [1, 2]
const seal = openSeal(Buffer.alloc(32, 7), systemRandom)

beforeEach(async () => {
  const ports = await freePorts(2)
  const cellUrls = new Map(ports.map((port, at) => [at + 1, `http://127.0.0.1:${port}`]))
  cells = await Promise.all(
    ports.map(async (port, at) => {
      const { db, connection } = await cloneDatabase()
      const nr = at + 1
      const owner = openDatabase(connection, () => {})
      if (nr > 1) await beginIdsAt(owner, firstId(nr))
      await owner.close()
      const app = await openWholeApp(db, { config: { cell: nr, cellUrls } })
      await app.app.listen({ port, host: '127.0.0.1' })
      return { nr, db, app, port }
    }),
  )
})

afterEach(async () => {
  await Promise.all(cells.map(({ app }) => app.close()))
  await Promise.all(cells.map(({ db }) => db.close()))
})

function cell(nr: number): Cell {
  const found = cells.find((it) => it.nr === nr)
  if (!found) throw new Error(`no cell ${nr}`)
  return found
}

type Asked = { readonly token?: string; readonly body?: object; readonly cookie?: string }

async function ask(nr: number, path: string, { token, body, cookie }: Asked = {}) {
  const reply = await fetch(`http://127.0.0.1:${cell(nr).port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const cookies = reply.headers.getSetCookie().map((it) => it.split(';', 1)[0] ?? '')
  return { status: reply.status, cookies, json: await reply.json() }
}

const names = { firstname: 'Grace', lastname: 'Hopper', phone: '+31 20 123 4567' }

function registration(email: string) {
  return { email, password: 'otter-meadow-41', confirmPassword: 'otter-meadow-41', ...names }
}

/** Signs up at this cell, and says at which the client is. */
async function signUp(at: number, email: string): Promise<number> {
  const reply = await ask(at, '/api/auth/register', { body: registration(email) })
  expect(reply.status, JSON.stringify(reply.json)).toBe(200)
  for (const { nr, db } of cells) {
    const [found] = await db.rows<{ id: bigint }>('select id from clients where email = $1', [
      email,
    ])
    if (found) {
      expect(cellOfId(BigInt(found.id))).toBe(nr)
      return nr
    }
  }
  throw new Error(`${email} is nowhere`)
}

/** Somebody of each cell; both signed up at `at`. */
async function someoneOfEach(at: number): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (let nr = 0; found.size < 2; nr += 1) {
    const email = `somebody-${at}-${nr}@example.org`
    found.set(await signUp(at, email), email)
  }
  return found
}

const login = (email: string) => ({ body: { email, password: 'otter-meadow-41' } })

test('who signs up is dealt to a cell, and signs in and trades at any', async () => {
  for (const at of [one, two]) {
    for (const [home, email] of await someoneOfEach(at)) {
      for (const asked of [one, two]) {
        const signedIn = await ask(asked, '/api/auth/login', login(email))
        expect(signedIn.status, JSON.stringify(signedIn.json)).toBe(200)
        const refresh = signedIn.cookies.find((it) => it.startsWith('refresh=')) ?? ''
        expect(cellOfToken(refresh.slice('refresh='.length))).toBe(home)
        const token = signedIn.json.tokens.access.token
        for (const other of [one, two]) {
          expect((await ask(other, '/api/users/me', { token })).json.data.email).toBe(email)
        }
        const cookie = signedIn.cookies.join('; ')
        const renewed = await ask(asked, '/api/auth/refresh', { cookie, body: {} })
        expect(renewed.status, JSON.stringify(renewed.json)).toBe(200)
      }
    }
  }
})

test('an address is one client, wherever they sign up', async () => {
  await signUp(two, 'one@example.org')
  await ask(one, '/api/auth/register', { body: registration('One@example.org') })
  const found = await Promise.all(
    cells.map(({ db }) => db.rows(`select from clients where email_key = 'one@example.org'`)),
  )
  expect(found.flat()).toHaveLength(1)
})

test('who was a client before there were cells is led home', async () => {
  const { token: _, email, password } = await cell(one).app.aSignedIn()
  const signedIn = await ask(two, '/api/auth/login', { body: { email, password } })
  expect(signedIn.status).toBe(200)
  expect(cellOfToken(signedIn.json.tokens.access.token)).toBe(one)
})

test.each([
  [one, two],
  [two, one],
])(
  'the stream of a client of cell %i is had at cell %i, by what their ticket or token says',
  async (home, at) => {
    const { token } = await cell(home).app.aSignedIn()
    const authorization = `Bearer ${token}`
    for (const [headers, path] of [
      [{}, `/cells/${home}/api/stream`],
      [{ authorization }, '/api/stream'],
    ] as const) {
      const { ticket } = (await ask(at, '/api/stream/ticket', { token, body: {} })).json.data
      expect(ticket.startsWith(`${home}.`)).toBe(true)
      const socket = await connectClient(cell(at).port, headers, path)
      socket.send({ type: 'authenticate', ticket })
      await socket.next('authenticated')
    }
  },
)

test('the path of a cell that is none is a page like any other that is none', async () => {
  const { status } = await fetch(`http://127.0.0.1:${cell(one).port}/cells/7/api/health`)
  expect(status).toBe(404)
})

test('a cell that is away is said to be, and the others go on', async () => {
  const { token } = await cell(two).app.aSignedIn()
  const own = await cell(one).app.aSignedIn()
  await cell(two).app.app.close()
  const refused = await ask(one, '/api/users/me', { token })
  expect([refused.status, refused.json.code]).toEqual([503, 'unavailable'])
  expect((await ask(one, '/api/users/me', { token: own.token })).status).toBe(200)
})

const claim = { email: 'one@example.org', claims: true, claimedFor: 2 }

test.each([
  ['/cells/directory', claim],
  ['/cells/counted', countingOn(dayOf(millis(0)))],
])('nobody but a process of the install asks %s', async (path, body) => {
  const url = `http://127.0.0.1:${cell(one).port}${path}`
  for (const authorization of ['', `Bearer ${'x'.repeat(43)}`, `Cell ${'x'.repeat(43)}`]) {
    const headers = { 'content-type': 'application/json', authorization }
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(status).toBe(404)
  }
})

function countingOn(day: string) {
  return { report: 'result', book: 'real', period: { from: day, to: day } } as const
}

describe('a report', () => {
  const money = { demo: dollars(100), real: dollars(100) }
  let counting: ReturnType<typeof countingOn>

  beforeEach(async () => {
    const settledAt = later(cell(one).app.engine.clock.now(), -minute)
    counting = countingOn(dayOf(settledAt))
    for (const { nr, db } of cells) {
      for (let times = 0; times < nr; times += 1) {
        const client = await addFundedClient(db, { ...money, at: later(settledAt, -minute) })
        const stakes = { stake: cents(1_000n), payout: zeroUsd } as const
        await addSettledTrade(db, client, { book: 'real', settledAt, ...stakes })
      }
    }
  })

  test('of home is of all cells', async () => {
    expect(await cell(one).app.makeReport(counting)).toMatchObject({
      cells: [1, 2],
      total: { settled: '3', staked: '30.00', returned: '0.00', result: '30.00', share: '1.0000' },
    })
    const clients = await cell(one).app.makeReport({ ...counting, report: 'clients' })
    expect(clients).toMatchObject({ total: { traded: '3', lost: '3', lost_share: '1.0000' } })
  })

  test('of another cell is of that one, and says so', async () => {
    expect(await cell(two).app.makeReport(counting)).toMatchObject({
      cells: [2],
      total: { settled: '2', result: '20.00' },
    })
  })

  test('is not made while a cell is away', async () => {
    await cell(two).app.app.close()
    expect(await cell(one).app.makeReport(counting)).toEqual({
      refused: 'report_cell_away',
      details: { cell: 2 },
    })
  })
})

test('an entry that somebody else wrote leads nobody', async () => {
  const email = 'moved@example.org'
  await cell(one).db.rows(
    `insert into cell_addresses (email_mark, cell, since, seal) values ($1, 2, now(), $2)`,
    [emailMarkOf(email, seal), Buffer.alloc(32)],
  )
  expect((await ask(one, '/api/auth/login', login(email))).status).toBe(500)
})
