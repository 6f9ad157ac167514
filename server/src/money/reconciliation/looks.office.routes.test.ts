// What the install found when it looked at the books, as staff read it, and a look that they ask for.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { later, minute } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { freshDatabase } from '#test/database.ts'
import { buildMoneyWorld, type MoneyWorld } from '#test/money-world.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import {
  insertDifferences,
  insertReconciliation,
  markDifferencesGone,
} from './differences.store.ts'
import { registerLooks } from './looks.office.routes.ts'
import type { Difference } from './reconciliation.ts'
import { nameOf } from './told.ts'

const database = freshDatabase()
let world: MoneyWorld
let api: OfficeApp
let token: string
const gone: Difference = {
  kind: 'coins_differ',
  unit: 'btc',
  about: 'what our addresses hold',
  ours: 150_000_000n,
  theirs: 50_000_000n,
}
const stands: Difference = {
  kind: 'held_differs',
  unit: 'usd',
  about: 'withdrawals',
  ours: 12_050n,
  theirs: 12_000n,
}

beforeAll(async () => {
  const { db } = database()
  world = await buildMoneyWorld(db)
  const { clock, chains, settings } = world.in
  const deps = {
    db,
    clock,
    mode: 'sandbox',
    settings: () => settings,
    chainOf: (coin: keyof typeof chains) => chains[coin],
    needed: () => 3,
    provider: undefined,
  } as const
  const register = (office: OfficeRouter) => registerLooks(office, deps)
  api = await createOfficeApp(db, { clock, register })
  token = await sitDown(api, 'ann@desk.example', ['auditor'])
  const at = clock.now()
  const named = [gone, stands].map((one) => ({ ...one, name: nameOf(one) }))
  await insertDifferences(db, named, at)
  await markDifferencesGone(db, [nameOf(gone)], later(at, minute))
  await insertReconciliation(db, { at, outcome: 'differences', differences: 2, unanswered: 0 })
  const after = { at: later(at, minute), outcome: 'unknown' } as const
  await insertReconciliation(db, { ...after, differences: 0, unanswered: 1 })
})
afterAll(() => world?.close())

const asked = async (path: string) => (await read(api, `ledger/${path}`, token)).json()

test('looks come newest first, page by page', async () => {
  const first = await asked('looks?limit=1')
  expect(first.data).toMatchObject([{ outcome: 'unknown', differences: 0, unanswered: 1 }])
  const second = await asked(`looks?limit=1&cursor=${first.next_cursor}`)
  expect(second.data).toMatchObject([{ outcome: 'differences', differences: 2 }])
  expect(second.next_cursor).toBeNull()
})

test('differences are those that stand, or all, each in its unit', async () => {
  const usd = { kind: 'held_differs', unit: 'usd', ours: '120.50', theirs: '120.00' }
  const standing = { ...usd, between: '-0.50', gone_at: null }
  expect((await asked('differences')).data).toMatchObject([standing])
  const { data } = await asked('differences?state=all')
  expect(data).toMatchObject([standing, { kind: 'coins_differ', unit: 'btc', between: '-1' }])
  expect(data[1].gone_at).not.toBeNull()
})

test.each([
  ['looks?cursor=x', 400],
  ['differences?cursor=x', 400],
  ['differences?state=x', 422],
] as const)('%s is no call of ours', async (path, status) => {
  expect((await read(api, `ledger/${path}`, token)).statusCode).toBe(status)
})

test('a look that is asked for tells what is there, and that it was asked for is kept', async () => {
  const { data } = (await post(api, 'ledger/comparison', {}, { token })).json()
  expect(data).toMatchObject({ cards: null, silent: [], differences: [] })
  expect(data.places.map(({ name }: { name: string }) => name)).toContain('outside_btc')
  for (const { holding, expected } of data.coins) expect(holding).toBe(expected)
  const rows = await database().db.rows(`select from events where kind = 'books_compared'`)
  expect(rows).toHaveLength(1)
})

test('it is for those who may have things looked at', async () => {
  const risk = await sitDown(api, 'rik@desk.example', ['risk'])
  expect((await read(api, 'ledger/looks', risk)).statusCode).toBe(200)
  expect((await post(api, 'ledger/comparison', {}, { token: risk })).statusCode).toBe(404)
})
