// Who has what in common with a client: pictures, browsers, cards and places to be paid at, since
// when, and nothing that is not kept.

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { hour, iso, later, type Millis } from '#kernel/time.ts'
import { saveCardMark } from '#server/money/cards/cards.store.ts'
import { insertDeposit } from '#server/money/deposits/deposits.store.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { askWithdrawal } from '#test/withdrawn.ts'
import { registerLinkedRoutes } from './linked.office.routes.ts'

const database = freshDatabase()
let api: OfficeApp
let cora: string
let first: Millis
let second: Millis

beforeAll(async () => {
  api = await createOfficeApp(database().db, { register: registerLinkedRoutes })
  cora = await sitDown(api, 'cora@desk.example', ['compliance'])
  first = api.clock.now()
  second = later(first, hour)
})

const someone = () => aClient(database().db, { clock: api.clock })
const linkedTo = async ({ id }: TestClient, token = cora) =>
  (await read(api, `clients/${id}/linked`, token)).json()

async function linksOf(client: TestClient) {
  const { data } = await linkedTo(client)
  return data.map((one: { client: { id: string }; links: object[] }) => [one.client.id, one.links])
}

function sendDocument({ id }: TestClient, hash: string, at: Millis) {
  return database().db.rows(
    `insert into documents (id, client_id, method, file_name, media_type, sealed_key,
                            picture_hash, sent_at)
     values ($1, $2, 'national_id', $3, 'image/webp', '\\x00', $4, $5)`,
    [randomUUID(), id, `${randomUUID()}.sealed`, Buffer.from(hash), iso(at)],
  )
}

function signInOn({ id }: TestClient, browser: string, at: Millis) {
  return database().db.rows(
    `insert into known_devices (id, hash, client_id, device, created_at, used_at, browser)
     values ($1, $2, $3, 'Firefox', $4, $4, $5)`,
    [randomUUID(), randomBytes(32), id, iso(at), browser],
  )
}

async function payBy({ id }: TestClient, card: string, at: Millis) {
  const deposit = randomUUID()
  const mark = createHash('sha256').update(card).digest()
  await database().db.transaction(async (tx) => {
    const made = { id: deposit, clientId: id, method: 'card', network: null } as const
    await insertDeposit(tx, { ...made, address: null, createdAt: at }, 'client')
    await tx.rows(
      `insert into card_payments (deposit_id, provider, wish_hash, network_mark, started_at)
       values ($1, 'stripe', $3, $3, $2)`,
      [deposit, iso(at), mark],
    )
    await saveCardMark(tx, deposit, mark)
  })
}

const askToBePaid = ({ id }: TestClient, destination: string, at: Millis) =>
  askWithdrawal(database().db, id, {
    method: 'btc',
    network: 'bitcoin_testnet',
    destination,
    amount: dollars(20),
    at,
  })

function keepPlace({ id }: TestClient, destination: string, at: Millis) {
  return database().db.rows(
    `insert into payout_destinations (id, client_id, method, destination, network, label, added_at)
     values ($1, $2, 'btc', $3, 'bitcoin_testnet', 'Mine', $4)`,
    [randomUUID(), id, destination, iso(at)],
  )
}

function giveAddress({ id }: TestClient, address: string, index: number) {
  return database().db.rows(
    `insert into deposit_addresses (coin, network, key_id, index, client_id, address, mac,
                                    created_at)
     values ('btc', 'bitcoin_testnet', 'k', $1, $2, $3, '\\x00', now())`,
    [index, id, address],
  )
}

describe('two clients', () => {
  test('sent the same picture of a document', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()]
    await sendDocument(one, 'same picture', first)
    await sendDocument(other, 'same picture', second)
    await sendDocument(third, 'another one', second)
    const link = { kind: 'document', method: null, since: iso(second) }
    expect(await linksOf(one)).toEqual([[String(other.id), [link]]])
    expect(await linksOf(other)).toEqual([[String(one.id), [link]]])
    expect(await linksOf(third)).toEqual([])
  })

  test('signed in on the same browser', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()]
    const browser = randomUUID()
    await signInOn(one, browser, first)
    await signInOn(other, browser, second)
    await signInOn(third, randomUUID(), second)
    const link = { kind: 'device', method: null, since: iso(second) }
    expect(await linksOf(one)).toEqual([[String(other.id), [link]]])
    expect(await linksOf(other)).toEqual([[String(one.id), [link]]])
    expect(await linksOf(third)).toEqual([])
  })

  test('paid by the same card', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()]
    await payBy(one, 'card one', first)
    await payBy(other, 'card one', second)
    await payBy(other, 'card one', first)
    await payBy(third, 'card two', second)
    const link = { kind: 'card', method: null, since: iso(first) }
    expect(await linksOf(one)).toEqual([[String(other.id), [link]]])
    expect(await linksOf(third)).toEqual([])
  })

  test('are paid at the same place, asked for or kept', async () => {
    const [asks, keeps, elsewhere] = [await someone(), await someone(), await someone()]
    await askToBePaid(asks, 'tb1qsame', first)
    await keepPlace(keeps, 'tb1qsame', second)
    await askToBePaid(elsewhere, 'tb1qother', first)
    const link = { kind: 'destination', method: 'btc', since: iso(second) }
    expect(await linksOf(asks)).toEqual([[String(keeps.id), [link]]])
    expect(await linksOf(keeps)).toEqual([[String(asks.id), [link]]])
    expect(await linksOf(elsewhere)).toEqual([])
  })

  test('pay each other: one is paid at the deposit address of the other', async () => {
    const [payer, payee] = [await someone(), await someone()]
    await giveAddress(payee, 'tb1qpayee', 1)
    await askToBePaid(payer, 'tb1qpayee', first)
    expect(await linksOf(payer)).toEqual([
      [String(payee.id), [{ kind: 'paid_to', method: 'btc', since: iso(first) }]],
    ])
    expect(await linksOf(payee)).toEqual([
      [String(payer.id), [{ kind: 'paid_by', method: 'btc', since: iso(first) }]],
    ])
  })
})

test('whoever shares is masked, and a member sees nothing of themselves', async () => {
  const [one, other] = [await someone(), await someone()]
  await sendDocument(one, 'a third', first)
  await sendDocument(other, 'a third', first)
  const { data } = await linkedTo(one)
  expect(data[0].client).toMatchObject({ standing: 'active', email: { value: null } })
  const own = await sitDown(api, one.email.toUpperCase(), ['risk'])
  expect((await linkedTo(one, own)).code).toBe('own_account')
  expect((await linkedTo({ ...one, id: 99_999_999n as never })).code).toBe('not_found')
})

test('of many with the same place no more are told than are looked at', async () => {
  const one = await someone()
  await askToBePaid(one, 'tb1qcrowd', first)
  const others = await Promise.all(Array.from({ length: 5 }, someone))
  for (const other of others) await keepPlace(other, 'tb1qcrowd', second)
  const found = await linksOf(one)
  expect(found.map(([id]: [string]) => id).toSorted()).toEqual(
    others.map(({ id }) => String(id)).toSorted(),
  )
})
