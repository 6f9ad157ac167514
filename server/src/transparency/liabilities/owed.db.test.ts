// What is published of what clients are owed: each can show their own amount in it, it is what the
// ledger owes, and whoever is left out or counted short finds out.

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, minute, second } from '#kernel/time.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { payInFor } from '#test/funded-client.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { askWithdrawal } from '#test/withdrawn.ts'
import { type SavedLiability, verifyLiability } from '#verify/liability.ts'
import { proveOwed } from './prove-owed.ts'
import { publishOwed } from './publish-owed.ts'

const database = freshDatabase()
let engine: TestEngine
let logged: Logged
const clients: ClientId[] = []

beforeAll(async () => {
  const { db } = database()
  engine = await startTestEngine(db)
  logged = loggedBy(db, engine)
  await logged.round()
  for (const amount of [100, 250, 0, 75]) {
    const client = await aClient(db, { clock: engine.clock })
    clients.push(client.id)
    if (amount > 0) await payInFor(db, client.id, amount, engine.clock.now())
  }
  for (const price of [60_000, 60_000.5, 60_000]) {
    await engine.pass(second)
    await engine.tick({ BTCUSD: price })
  }
})
afterAll(() => engine.stop())

const ada = () => present(clients[0], 'the first')
const proofOf = (id: ClientId) => database().db.transaction((tx) => proveOwed(tx, id))

test('an open stake and a held withdrawal are owed too, and the total is the ledger’s', async () => {
  const { db } = database()
  const order = anOrder({ book: 'real', stake: dollars(40), durationSeconds: 3_600 })
  const opened = await engine.lanes.open({ clientId: ada(), order, orderKey: null })
  if (isRefusal(opened)) throw new Error(opened.refused)
  await askWithdrawal(db, present(clients[1], 'the second'), {
    method: 'btc',
    network: 'bitcoin_testnet',
    amount: dollars(30),
    destination: 'tb1qexample',
    at: engine.clock.now(),
  })
  await engine.pass(2 * second)
  expect(await publishOwed(logged.deps)).toBe(true)
  expect(await publishOwed(logged.deps)).toBe(false)
  expect(await proofOf(ada())).toBeNull()
  await logged.round()
  const amounts = await Promise.all(clients.map(proofOf))
  const sandbox = 10_000_00
  expect(amounts.map((one) => one && Number(one.amount) - sandbox)).toEqual([
    100_00, 250_00, 0, 75_00,
  ])
  for (const saved of amounts) {
    const verdict = await verifyLiability(present(saved, 'each has one'))
    expect(verdict).toMatchObject({ isLogged: true, isCounted: true })
    expect(verdict.total).toBe(BigInt(4 * sandbox + 425_00))
  }
})

describe('whatever is changed in it is found', () => {
  let saved: SavedLiability
  let other: SavedLiability
  beforeAll(async () => {
    saved = present(await proofOf(ada()), 'hers')
    other = present(await proofOf(present(clients[1], 'the second')), 'theirs')
  })
  const changes: [string, (one: SavedLiability) => SavedLiability, 'isCounted' | 'isLogged'][] = [
    ['the amount', (one) => ({ ...one, amount: '1' }), 'isCounted'],
    ['whose it is', (one) => ({ ...one, holder: other.holder }), 'isCounted'],
    ['the salt', (one) => ({ ...one, salt: other.salt }), 'isCounted'],
    ['the place', (one) => ({ ...one, place: one.place ^ 1 }), 'isCounted'],
    ['the currency', (one) => ({ ...one, currency: 'EUR' }), 'isCounted'],
    [
      'a sum beside it',
      (one) => ({
        ...one,
        path: one.path.map((node, nr) => (nr === 0 ? { ...node, sum: `${node.sum}1` } : node)),
      }),
      'isCounted',
    ],
    [
      'a negative sum',
      (one) => ({ ...one, path: [{ hash: one.path[0]?.hash ?? '', sum: '-5' }] }),
      'isCounted',
    ],
    [
      'the total',
      (one) => ({ ...one, entry: one.entry.replace(/"total":"\d/, '"total":"9') }),
      'isLogged',
    ],
    [
      'the proof',
      (one) => ({ ...one, proof: one.proof.replace(/index \d+/, 'index 0') }),
      'isLogged',
    ],
    ['the log', (one) => ({ ...one, origin: 'other.example/log' }), 'isLogged'],
    ['the key', (one) => ({ ...one, keys: [] }), 'isLogged'],
  ]
  it.each(changes)('%s', async (_, change, found) => {
    expect(await verifyLiability(saved)).toMatchObject({ isLogged: true, isCounted: true })
    expect((await verifyLiability(change(saved)))[found]).toBe(false)
  })
})

test('who has another address since gets no proof that would not hold', async () => {
  const { owner } = database()
  const email = present(await proofOf(ada()), 'hers').holder
  await owner.rows(`update clients set email = 'other@example.org' where id = $1`, [ada()])
  expect(await proofOf(ada())).toBeNull()
  await owner.rows('update clients set email = $2 where id = $1', [ada(), email])
  expect(await proofOf(ada())).not.toBeNull()
})

test('a tree that does not add up to what the ledger owes is not published', async () => {
  await engine.pass(day)
  await database().owner.rows(
    `alter table journal disable trigger all;
     update journal set balance_after = balance_after - 5000
      where client_account in (select id from accounts where client_id = ${ada()})
        and currency = 'real'`,
  )
  await expect(publishOwed(logged.deps)).rejects.toThrow(/one by one/)
  await database().owner.rows(
    `update journal set balance_after = balance_after + 5000
      where client_account in (select id from accounts where client_id = ${ada()})
        and currency = 'real';
     alter table journal enable trigger all`,
  )
  expect(await publishOwed(logged.deps)).toBe(true)
})

test('leaves go after a month, roots and totals stay', async () => {
  const before = await database().owner.rows('select from liability_trees')
  await engine.pass(40 * day)
  await engine.pass(minute)
  expect(await publishOwed(logged.deps)).toBe(true)
  const trees = await database().owner.rows('select from liability_trees')
  expect(trees).toHaveLength(before.length + 1)
  const left = await database().owner.rows('select distinct tree_id from liability_leaves')
  expect(left).toHaveLength(1)
})
