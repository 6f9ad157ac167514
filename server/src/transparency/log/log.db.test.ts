// A trade through the log: what its client keeps is verified by the code that outsiders run, and
// whatever is changed in it is found.

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Order } from '#contract/client/trades.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute, second } from '#kernel/time.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { type Logged, loggedBy, testOrigin } from '#test/logged.ts'
import { type SavedReceipt, type Verdict, verifySaved } from '#verify/saved.ts'

const database = freshDatabase()
let engine: TestEngine
let logged: Logged
let ada: ClientId

beforeAll(async () => {
  engine = await startTestEngine(database().db)
  ada = (await aClient(database().db, { clock: engine.clock })).id
  logged = loggedBy(database().db, engine)
  await tick(60_000)
  await round()
})
afterAll(() => engine.stop())

async function tick(price: number): Promise<void> {
  await engine.pass(second)
  await engine.tick({ BTCUSD: price })
}

/** After a while without prices: what leaps is believed once it is said again. */
async function open(): Promise<void> {
  for (const price of [60_000, 60_000.5, 60_000]) await tick(price)
}

async function place(changes: Partial<Order> = {}): Promise<string> {
  const order = anOrder(changes)
  const answer = await engine.lanes.open({ clientId: ada, order, orderKey: null })
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer.trade.id
}

/** Begins at 60,001 and ends at `price`, a minute later. */
async function traded(price: number): Promise<string> {
  await open()
  const id = await place()
  await tick(60_001)
  await engine.pass(55 * second)
  await tick(price)
  await engine.pass(2 * minute)
  return id
}

/** What is written this very second is left for the next round. */
async function round(): Promise<void> {
  await engine.pass(2 * second)
  await logged.round()
}

const receiptOf = async (id: string) => present(await logged.receiptOf(ada, id), 'it is hers')

const wrongIn = ({ findings, checks }: Verdict) =>
  [...findings, ...checks].filter(({ ok }) => !ok).map(({ name }) => name)

test('a receipt is signed at once, logged soon, and whole when its prices are', async () => {
  await open()
  const id = await place()
  const atOnce = await verifySaved(await receiptOf(id))
  expect(atOnce.findings).toEqual([
    { name: 'terms_signed', ok: true, isMissing: false },
    { name: 'terms_logged', ok: false, isMissing: true },
  ])
  await engine.pass(2 * second)
  await round()
  const soon = await verifySaved(await receiptOf(id))
  expect(soon.findings.map(({ ok }) => ok)).toEqual([true, true])
  expect(soon.receipt?.status).toBe('Pending')
  await tick(60_001)
  await engine.pass(50 * second)
  await tick(60_200)
  await engine.pass(8 * second)
  await round()
  const ended = await verifySaved(await receiptOf(id))
  expect(wrongIn(ended)).toContain('prices_logged')
  await engine.pass(2 * minute)
  await round()
  const whole = await verifySaved(await receiptOf(id))
  expect(wrongIn(whole)).toEqual([])
  expect(whole.checks).toHaveLength(5)
  expect(whole.receipt).toMatchObject({ status: 'Won', trade_id: id, exit_tick: { price: 60_200 } })
  expect(whole.isGood).toBe(true)
})

test('a void trade says why, and that is verified too', async () => {
  await open()
  const id = await place()
  await engine.pass(3 * minute)
  await round()
  const verdict = await verifySaved(await receiptOf(id))
  expect(wrongIn(verdict)).toEqual([])
  expect(verdict.receipt).toMatchObject({ status: 'Void', reason: 'no_entry_tick' })
})

test('nobody else gets it', async () => {
  const id = await traded(60_100)
  const bob = (await aClient(database().db, { clock: engine.clock })).id
  expect(await logged.receiptOf(bob, id)).toBeUndefined()
})

describe('whatever is changed in it is found', () => {
  let saved: SavedReceipt
  let other: SavedReceipt
  beforeAll(async () => {
    const ids = [await traded(60_200), await traded(59_800)]
    await round()
    ;[saved, other] = (await Promise.all(ids.map(receiptOf))) as [SavedReceipt, SavedReceipt]
  })

  const settlement = (one: SavedReceipt) => present(one.settlement, 'it is over')

  it('as it is, it is good', async () => {
    expect(wrongIn(await verifySaved(saved))).toEqual([])
    expect(wrongIn(await verifySaved(other))).toEqual([])
  })

  const everything = [
    ...['terms_signed', 'terms_logged', 'settlement_signed', 'settlement_logged', 'same_trade'],
    ...['prices_logged', 'entry', 'strike', 'exit', 'status', 'payout'],
  ]
  const changes: [string, (one: SavedReceipt) => SavedReceipt, readonly string[]][] = [
    [
      'the amount',
      (one) => ({ ...one, terms: changedNote(one.terms, '"amount":10', '"amount":1') }),
      ['terms_signed', 'terms_logged', 'payout'],
    ],
    [
      'the payout',
      (one) => ({ ...one, settlement: changedNote(settlement(one), '"payout":', '"payout":1') }),
      ['settlement_signed', 'settlement_logged', 'payout'],
    ],
    [
      'the salt',
      (one) => ({ ...one, terms: { ...one.terms, salt: other.terms.salt } }),
      ['terms_logged'],
    ],
    [
      'whose proof it is',
      (one) => ({ ...one, terms: { ...one.terms, proof: other.terms.proof } }),
      ['terms_logged', 'same_trade'],
    ],
    [
      'a price',
      (one) => ({ ...one, prices: one.prices.map((each) => changedPrice(each)) }),
      ['prices_logged', 'exit', 'status', 'payout'],
    ],
    [
      'which minutes there are',
      (one) => ({ ...one, prices: one.prices.slice(1) }),
      ['prices_logged', 'entry', 'strike', 'exit', 'status', 'payout'],
    ],
    [
      'whose end it is',
      (one) => ({ ...one, settlement: other.settlement }),
      ['same_trade', 'entry', 'strike', 'exit', 'status', 'payout'],
    ],
    ['the key', (one) => ({ ...one, keys: [] }), everything],
    ['the name of the log', (one) => ({ ...one, origin: 'other.example/log' }), everything],
  ]
  it.each(changes)('%s', async (_, change, found) => {
    const verdict = await verifySaved(change(saved))
    expect(wrongIn(verdict)).toEqual(found)
    expect(verdict.isGood).toBe(false)
  })

  it('nothing is good in a receipt of somebody who made up log and key', async () => {
    const verdict = await verifySaved(saved, {
      keys: [{ vkey: other.keys[0]?.vkey ?? '', ended: null }],
    })
    expect(verdict.isGood).toBe(true)
    const stranger = 'trade.example/log+00000000+AAAA'
    expect((await verifySaved(saved, { keys: [{ vkey: stranger, ended: null }] })).isGood).toBe(
      false,
    )
  })
})

function changedNote<T extends { readonly note: string }>(proven: T, from: string, to: string): T {
  const note = proven.note.replace(from, to)
  expect(note).not.toBe(proven.note)
  return { ...proven, note }
}

function changedPrice({ entry, proof }: SavedReceipt['prices'][number]) {
  return { entry: entry.replace('60200', '58000'), proof }
}

test('the log is what it says it is called', async () => {
  const id = await traded(60_100)
  await round()
  const { origin, keys } = await receiptOf(id)
  expect(origin).toBe(testOrigin)
  expect(keys.map(({ vkey }) => vkey.split('+')[0])).toEqual([testOrigin])
})
