// A client's timeline over HTTP: money, trades, sign-ins and what staff did, as one list.

import { beforeAll, describe, expect, test } from 'vitest'
import { timelineGroups } from '#contract/staff/timeline.ts'
import { sendMessage } from '#server/site/contact/send-message.ts'
import type { AccountsApp } from '#test/accounts-app.ts'
import { signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { wednesday } from '#test/engine.ts'
import { post, read, sitDown } from '#test/office-app.ts'
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
  for (const group of timelineGroups) {
    expect(await told(`?group=${group}`)).toEqual(all.filter((one) => one.group === group))
  }
})

describe('messages and what staff wrote', () => {
  let other: TestClient
  beforeAll(async () => {
    const { db } = database()
    other = await aClient(db, { clock: api.clock })
    const words = { name: 'Ann', message: 'Where is my money?\nI paid.' }
    await sendMessage(api.install, { ...words, email: 'other@elsewhere.example' }, other.id)
    await sendMessage(api.install, { ...words, email: other.email.toUpperCase() }, null)
    await sendMessage(api.install, { ...words, email: other.email }, client.id)
    await db.rows(
      `insert into message_steps (message_id, kind, operator_id, text, at)
       select min(m.id), 'answered', o.id, 'It is there.', now() + interval '1 minute'
         from contact_messages m, operators o where o.email = 'sue@desk.example' group by o.id`,
    )
    const note = { text: 'Called, was kind.' }
    const reply = await post(api, `clients/${other.id}/notes`, note, { token: sue })
    expect(reply.statusCode).toBe(200)
  })

  const about = async (cookie: string, query = '') =>
    (await read(api, `clients/${other.id}/timeline${query}`, cookie)).json().data

  test('are the client’s who was signed in, or whose confirmed address it is', async () => {
    const found = await about(sue, '?group=messages')
    expect(found.map((one: Told & { about: string }) => [one.what, one.about])).toEqual([
      ['message_answered', 'It is there.'],
      ['message_sent', 'Where is my money?\nI paid.'],
      ['message_sent', 'Where is my money?\nI paid.'],
    ])
    expect(found[0]).toMatchObject({ actor: 'staff:sue@desk.example' })
    expect(found.at(-1).record).toMatchObject({ kind: 'message' })
    const own = await told('?group=messages')
    expect(own).toHaveLength(1)
  })

  test('an address that nobody confirmed makes it nobody’s', async () => {
    const { db } = database()
    await db.rows('update clients set email_confirmed_at = null where id = $1', [other.id])
    expect(await about(sue, '?group=messages')).toHaveLength(2)
    await db.rows('update clients set email_confirmed_at = now() where id = $1', [other.id])
  })

  test('are not told to whom messages are not shown, and notes not to whom they are about', async () => {
    const { db, app } = { ...database(), ...api }
    const risk = await sitDown({ app, db }, 'rik@desk.example', ['risk'])
    const kinds = async (cookie: string) =>
      (await about(cookie)).map(({ what }: Told) => what) as string[]
    expect(await kinds(sue)).toContain('message_sent')
    expect(await kinds(risk)).not.toContain('message_sent')
    expect(await kinds(risk)).toContain('client_note_written')
    const own = await sitDown({ app, db }, other.email, ['support'])
    expect(await kinds(own)).toContain('message_sent')
    expect(await kinds(own)).not.toContain('client_note_written')
  })
})

test('each movement leads to what caused it', async () => {
  const money = (await read(api, `clients/${client.id}/timeline?group=money`, sue)).json().data
  const moved = money.filter(({ key }: Told) => /^(demo|live)-/.test(key))
  expect(moved.length).toBeGreaterThan(0)
  for (const { record, what } of moved) {
    expect(record.kind === 'transfer' ? record.id.endsWith(`~${what}`) : true).toBe(true)
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
