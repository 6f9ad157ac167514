// Clients are found by each thing that is known of them, a page at a time, and are masked.

import { beforeAll, describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { day } from '#kernel/time.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { askWithdrawal } from '#test/withdrawn.ts'
import { registerDirectoryRoutes } from './directory.office.routes.ts'

const database = freshDatabase()
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
let api: OfficeApp
let sue: string
let withdrawal: string
const ids: ClientId[] = []

beforeAll(async () => {
  const { db } = database()
  api = await createOfficeApp(db, { register: registerDirectoryRoutes })
  for (const [index, [first, last, phone]] of people.entries()) {
    const { id } = await aClient(db, { clock: api.clock })
    await db.rows(
      `update clients set firstname = $2, lastname = $3, phone = $4, plan = $5,
              email = $6, email_key = $6, created_at = $7 where id = $1`,
      [
        ...[
          id,
          first,
          last,
          phone,
          index === 2 ? 'Gold-7600' : 'None',
          `${first.toLowerCase()}@x.example`,
        ],
        new Date(api.clock.now() + index * day).toISOString(),
      ],
    )
    ids.push(id)
  }
  await db.rows(`update clients set state = 'frozen' where id = $1`, [ids[1]])
  const wish = { method: 'btc', network: 'bitcoin_testnet', destination: wallet } as const
  const at = api.clock.now()
  withdrawal = await askWithdrawal(db, ids[2] as ClientId, { ...wish, amount: dollars(20), at })
  sue = await sitDown(api, 'sue@desk.example', ['support'])
})

const people = [
  ['Ada', 'Lovelace', '+31611111111'],
  ['Bob', 'Adams', '+32622222222'],
  ['Cleo', 'De Vries', '+31633333333'],
] as const

async function found(query: string): Promise<number[]> {
  const { data } = (await read(api, `clients?${query}`, sue)).json()
  return data.map(({ id }: { id: string }) => ids.indexOf(BigInt(id) as ClientId))
}

test('where clients live is told from one country to the next', async () => {
  const { db } = database()
  await db.rows(`update clients set country = 'NL' where id = any ($1::bigint[])`, [
    ids.slice(0, 2),
  ])
  await db.rows(`update clients set country = 'BE' where id = $1`, [ids[2]])
  const { data } = (await read(api, 'client-countries', sue)).json()
  expect(data).toEqual(['BE', 'NL'])
  expect((await found('country=BE')).toSorted()).toEqual([2])
})

const search = (text: string) => found(`search=${encodeURIComponent(text)}`)

describe('a client is found', () => {
  test.each([
    ['by the beginning of a name', 'ada l', [0]],
    ['by a first and a last name alike', 'ada', [1, 0]],
    ['by a last name of two words', 'de vries', [2]],
    ['by an address', 'CLEO@x', [2]],
    ['by a telephone number', '+31 6', [2, 0]],
    ['by a wallet that was paid', wallet, [2]],
    ['not by the middle of a name', 'lace', []],
    ['not by a sign that means anything in SQL', '%', []],
  ] as const)('%s', async (_, text, who) => {
    expect(await search(text)).toEqual(who)
  })

  test('by a number, of theirs or of a withdrawal', async () => {
    expect(await search(String(ids[1]))).toEqual([1])
    expect(await search(withdrawal)).toEqual([2])
  })
})

test.each([
  ['standing=frozen', [1]],
  ['plan=Gold-7600', [2]],
  ['identified=yes', []],
  ['deposited=no', [2, 1, 0]],
  ['standing=frozen&search=ada', [1]],
  ['sort=joined', [0, 1, 2]],
] as const)('%s', async (query, who) => {
  expect(await found(query)).toEqual(who)
})

test('days of joining are whole, and both are in', async () => {
  const second = new Date(api.clock.now() + day).toISOString().slice(0, 10)
  expect(await found(`from=${second}&to=${second}`)).toEqual([1])
  expect((await read(api, 'clients?from=2026-13-01', sue)).statusCode).toBe(422)
})

test('pages go on where the one before ended', async () => {
  const seen: string[] = []
  let cursor = ''
  for (let pages = 0; pages < 5; pages += 1) {
    const reply = (await read(api, `clients?limit=1${cursor}`, sue)).json()
    seen.push(...reply.data.map(({ id }: { id: string }) => id))
    if (reply.next_cursor === null) break
    cursor = `&cursor=${reply.next_cursor}`
  }
  expect(seen).toEqual(ids.toReversed().map(String))
  expect((await read(api, 'clients?cursor=x', sue)).statusCode).toBe(400)
})

test('nobody is shown as who they are', async () => {
  const { body } = await read(api, 'clients', sue)
  for (const [first, last] of people) {
    expect(body).not.toContain(last)
    expect(body).not.toContain(`${first.toLowerCase()}@`)
  }
})

describe('a record is found by its own id', () => {
  const of = async (id: string, token = sue) =>
    (await read(api, `records?id=${encodeURIComponent(id)}`, token)).json().data
  const one = '01a1a57c-7700-7dbf-b603-79876a3ccff8'

  test('of a client, with whose it is, and nothing by what is none', async () => {
    expect(await of(withdrawal)).toEqual([
      { kind: 'withdrawal', id: withdrawal, client: String(ids[2]) },
    ])
    expect(await of(one)).toEqual([])
    for (const id of ['x', '0', '-1', '9'.repeat(19), `${one}~`, '1; drop table clients']) {
      expect(await of(id)).toEqual([])
    }
  })

  test('whatever it is, by who may read it', async () => {
    const { db } = database()
    const client = ids[0] as ClientId
    await db.rows(
      `insert into documents (id, client_id, method, file_name, media_type, sealed_key,
                              picture_hash, sent_at)
       values ($1, $2, 'national_id', 'f', 'image/webp', '\\x00', '\\x01', now())`,
      [one, client],
    )
    await db.rows(
      `insert into alarms (id, says, sounded_at) values ($1, 'Something is wrong.', now())`,
      [one],
    )
    const carl = await sitDown(api, 'carl@desk.example', ['compliance'])
    const document = { kind: 'document', id: one, client: String(client) }
    expect(await of(one, carl)).toEqual([document, { kind: 'alarm', id: one, client: null }])
    // Of alarms support hears nothing.
    expect(await of(one)).toEqual([document])
    const fay = await sitDown(api, 'fay@desk.example', ['finance'])
    expect(await of(one, fay)).toEqual([{ kind: 'alarm', id: one, client: null }])
  })

  test('of a transfer by what caused it, with its kind or without', async () => {
    const fay = await sitDown(api, 'fay2@desk.example', ['finance'])
    const [{ ref }] = (await database().db.rows<{ ref: string }>(
      `select ref from transfers where kind = 'demo_grant' limit 1`,
    )) as [{ ref: string }]
    const one = { kind: 'transfer', id: `${ref}~demo_grant`, client: null }
    // Both grants of a new client have one cause.
    expect(await of(ref, fay)).toEqual([one, { ...one, id: `${ref}~sandbox_grant` }])
    expect(await of(`${ref}~demo_grant`, fay)).toEqual([one])
    expect(await of(`${ref}~withdrawal_hold`, fay)).toEqual([])
    expect(await of(ref)).toEqual([])
  })

  test('of a message by its number', async () => {
    const { db } = database()
    const [{ id }] = (await db.rows<{ id: bigint }>(
      `insert into contact_messages (name, email, message, received_at)
       values ('Ada', 'ada@x.example', 'How?', now()) returning id`,
    )) as [{ id: bigint }]
    expect(await of(String(id))).toEqual([{ kind: 'message', id: String(id), client: null }])
    const rita = await sitDown(api, 'rita@desk.example', ['risk'])
    expect(await of(String(id), rita)).toEqual([])
  })
})
