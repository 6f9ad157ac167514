// A client's timeline over HTTP: money, trades, sign-ins and what staff did, as one list.

import { beforeAll, expect, test } from 'vitest'
import type { AccountsApp } from '#test/accounts-app.ts'
import { signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { wednesday } from '#test/engine.ts'
import { read, sitDown } from '#test/office-app.ts'
import { anApp, database, openPrivacy, withTrading } from '#test/privacy-app.ts'

openPrivacy()

let api: AccountsApp
let client: TestClient
let sue: string
beforeAll(async () => {
  const { db } = database()
  api = await anApp({ clock: testClock(wednesday) })
  client = await aClient(db, { clock: api.clock })
  await signInAs(api.app, client)
  await withTrading(async (open) => {
    await open(client.id)
    await open(client.id)
  })
  sue = await sitDown({ app: api.app, db }, 'sue@desk.example', ['support'])
})

type Told = { readonly what: string; readonly group: string; readonly key: string }

async function told(query = ''): Promise<Told[]> {
  const reply = await read(api, `clients/${client.id}/timeline${query}`, sue)
  expect(reply.statusCode).toBe(200)
  return reply.json().data
}

test('tells all of it, and each group by itself', async () => {
  const all = await told()
  const kinds = all.map(({ what }) => what)
  expect(kinds).toEqual(expect.arrayContaining(['trades', 'signed_in', 'demo_grant']))
  expect(all.find(({ what }) => what === 'trades')).toMatchObject({
    book: 'real',
    trades: { count: 2, open: 2, won: 0, lost: 0 },
  })
  for (const group of ['money', 'trades', 'access', 'identity', 'staff']) {
    expect(await told(`?group=${group}`)).toEqual(all.filter((one) => one.group === group))
  }
})

test('goes on page by page, and tells nothing twice', async () => {
  const all = await told()
  const seen: Told[] = []
  let cursor = ''
  for (let pages = 0; pages <= all.length; pages += 1) {
    const reply = await read(api, `clients/${client.id}/timeline?limit=1${cursor}`, sue)
    seen.push(...reply.json().data)
    if (reply.json().next_cursor === null) break
    cursor = `&cursor=${reply.json().next_cursor}`
  }
  expect(seen).toEqual(all)
})

test('of nobody there is none', async () => {
  expect((await read(api, 'clients/x/timeline', sue)).statusCode).toBe(404)
  expect((await read(api, `clients/${client.id}/timeline?cursor=x`, sue)).statusCode).toBe(400)
  expect((await read(api, 'clients/99999999/timeline', sue)).statusCode).toBe(404)
})

test('the client at a glance, masked, with what may be done', async () => {
  const reply = await read(api, `clients/${client.id}`, sue)
  expect(reply.json().data).toMatchObject({
    id: String(client.id),
    standing: 'active',
    freezes: [],
    sessions: [{ device: expect.any(String) }],
    bars: { freeze: null, unfreeze: 'role', sign_out: null },
  })
  expect(reply.body).not.toContain(client.email)
  expect((await read(api, 'clients/99999999', sue)).statusCode).toBe(404)
})
