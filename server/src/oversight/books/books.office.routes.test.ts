// The books of a world whose every trade is known: each list by each of its filters, the trial
// balance, and a break that somebody planted.

import { beforeAll, expect, test } from 'vitest'
import { invariantIds, transferKinds } from '#contract/staff/ledger.ts'
import { day, later, millis, minute } from '#kernel/time.ts'
import { flows } from '#server/ledger/flows.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { clientAccount, moved, ownAccount } from '#test/crooked.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { buildWorld, type World } from '#test/world.ts'
import { registerBooks } from './books.office.routes.ts'
import { checkable } from './check-invariants.ts'
import { type FoundTransfers, listTransfers, type TransferCursor } from './list-transfers.ts'

const database = freshDatabase()
let world: World
let api: OfficeApp
let clock: TestClock
let token: string
beforeAll(async () => {
  const { db } = database()
  world = await buildWorld(db)
  clock = testClock(later(millis(Date.parse(world.now)), minute))
  api = await createOfficeApp(db, { clock, register: registerBooks })
  token = await sitDown(api, 'ann@desk.example', ['finance'])
})

type Row = Record<string, unknown> & { readonly id: string; readonly kind: string }

async function page(path: string): Promise<{ data: Row[]; next: string | null }> {
  const reply = await read(api, `ledger/${path}`, token)
  expect(reply.statusCode, reply.body).toBe(200)
  return { data: reply.json().data, next: reply.json().next_cursor }
}

async function all(path: string): Promise<Row[]> {
  const found: Row[] = []
  for (let cursor = ''; ; ) {
    const sign = path.includes('?') ? '&' : '?'
    const { data, next } = await page(`${path}${sign}limit=3${cursor}`)
    found.push(...data)
    if (next === null) return found
    cursor = `&cursor=${encodeURIComponent(next)}`
  }
}

/** By a condition on the transfers themselves. */
async function stored(where: string): Promise<string[]> {
  const rows = await database().db.rows<{ id: string }>(
    `select ref || '~' || kind as id from transfers where ${where} order by 1`,
  )
  return rows.map(({ id }) => id)
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).sort()

test('the kinds are those of the register, and the checks those of the audit', () => {
  expect([...transferKinds].sort()).toEqual(Object.keys(flows).sort())
  expect([...invariantIds].sort()).toEqual(checkable.map(({ id }) => id).sort())
})

test('all transfers come once, the newest first, page by page', async () => {
  const found = await all('transfers')
  expect(ids(found)).toEqual(await stored('true'))
  const times = found.map(({ at }) => String(at))
  expect(times).toEqual(times.toSorted().reverse())
})

test('a page that looked through much goes on where it stopped', async () => {
  const { db } = database()
  const found: string[] = []
  let pages = 0
  const until = millis(Date.parse(world.now) + day)
  const anything = { kind: null, accountId: null, clientId: null, from: millis(0), until }
  for (let cursor: TransferCursor | null = null; ; pages += 1) {
    const wish = { ...anything, currency: 'demo', cursor, limit: 1_000 } as const
    const { page: some, next }: FoundTransfers = await listTransfers(db, wish, 1)
    found.push(...some.map(({ ref, kind }) => `${ref}~${kind}`))
    if (next === null) break
    cursor = next
  }
  expect(pages).toBeGreaterThan(1)
  expect(found.sort()).toEqual(await stored(`book = 'demo'`))
})

test.each(transferKinds)('of the kind %s', async (kind) => {
  expect(ids(await all(`transfers?kind=${kind}`))).toEqual(await stored(`kind = '${kind}'`))
})

test('those of an account, of a client, of a currency and of days', async () => {
  const { ada } = world
  const account = clientAccount(ada, 'real')
  const [{ id } = { id: 0n }] = await database().db.rows<{ id: bigint }>(`select ${account} as id`)
  const own = `client_account = ${account}`
  expect(ids(await all(`transfers?account=${id}`))).toEqual(await stored(own))
  const settled = `${own} and kind = 'trade_settle'`
  expect(ids(await all(`transfers?account=${id}&kind=trade_settle`))).toEqual(await stored(settled))
  const hers = `client_account in (${account}, ${clientAccount(ada, 'demo')})`
  expect(ids(await all(`transfers?client=${ada}`))).toEqual(await stored(hers))
  expect(ids(await all(`transfers?client=${ada}&currency=real`))).toEqual(await stored(own))
  expect(ids(await all('transfers?currency=demo'))).toEqual(await stored(`book = 'demo'`))
  const today = world.now.slice(0, 10)
  expect(await all(`transfers?client=${ada}&to=2020-01-01`)).toEqual([])
  expect(await all('transfers?to=2020-01-01')).toEqual([])
  expect(ids(await all(`transfers?from=${today}&to=${today}`))).toEqual(
    await stored(`at >= '${today}' and at < '${today}'::date + 1`),
  )
  expect(ids(await all(`transfers?client=${ada}&from=${today}`))).toEqual(
    await stored(`${hers} and at >= '${today}'`),
  )
  expect(await all('transfers?account=999999')).toEqual([])
})

test.each(['stakes', 'house', 'grants', 'outside_btc'])('those of %s', async (name) => {
  const account = ownAccount('real', name)
  const [{ id } = { id: 0n }] = await database().db.rows<{ id: bigint }>(`select ${account} as id`)
  const at = `(from_account = ${account} or to_account = ${account})`
  expect(ids(await all(`transfers?account=${id}`))).toEqual(await stored(at))
  expect(await all(`transfers?account=${id}&currency=demo`)).toEqual([])
})

test('one transfer has both sides, what made it and the others of that', async () => {
  const ref = world.trades.lostReal
  const { data } = (await read(api, `ledger/transfers/${ref}~trade_open`, token)).json()
  const [{ id } = { id: 0n }] = await database().db.rows<{ id: bigint }>(
    `select client_account as id from transfers where ref = $1 and kind = 'trade_open'`,
    [ref],
  )
  expect(data).toMatchObject({ ref, kind: 'trade_open', cause: { what: 'trade', id: ref } })
  expect(data.entries).toMatchObject([
    { side: 'debit', account: String(id), name: 'available', amount: data.amount },
    { side: 'credit', name: 'stakes', client: null, amount: data.amount, balance_after: null },
  ])
  expect(data.entries[0].balance_after).toMatch(/^\d+\.\d\d$/)
  expect(data.others.map(({ kind }: Row) => kind)).toContain('trade_settle')
  for (const path of [`${ref}~goodwill`, 'nonsense', `${ref}`]) {
    expect((await read(api, `ledger/transfers/${path}`, token)).statusCode).toBe(404)
  }
})

test('accounts are found by client, by name and by currency', async () => {
  const everybody = await all('accounts')
  const rows = await database().db.rows<{ id: bigint }>('select id from accounts')
  expect(everybody).toHaveLength(rows.length)
  expect(await all('accounts?sort=-number')).toEqual(everybody.toReversed())
  const mine = await all(`accounts?search=${world.ada}`)
  expect(mine.map(({ client, currency }) => [client, currency])).toEqual([
    [String(world.ada), 'real'],
    [String(world.ada), 'demo'],
  ])
  const [carried] = await database().db.rows<{ text: string }>(
    `select (balance / 100.0)::numeric(18, 2)::text as text from ledger_accounts
      where client_id = $1 and book = 'real'`,
    [world.ada],
  )
  expect(mine[0]?.balance).toBe(carried?.text)
  expect((await all('accounts?search=house&currency=real')).map(({ name }) => name)).toEqual([
    'house',
  ])
  expect(await all('accounts?search=nobody%20of%20this%20name')).toEqual([])
  const own = await all('accounts?owner=install')
  expect(own.every(({ client }) => client === null)).toBe(true)
  expect(own.length + (await all('accounts?owner=client')).length).toBe(rows.length)
})

test.each([
  ...['transfers?cursor=x', 'transfers?cursor=1~2'],
  ...['accounts?cursor=x', 'transfers?cursor=1~00000000-0000-7000-8000-000000000001~nothing'],
])('%s is no call of ours', async (path) => {
  expect((await read(api, `ledger/${path}`, token)).statusCode).toBe(400)
})

test('a day that there is not is a wrong field', async () => {
  const reply = await read(api, 'ledger/transfers?from=2020-13-45', token)
  expect(reply.json().errors).toMatchObject([{ field: 'from' }])
})

test('the trial balance sums to nothing, and an account tells what it told', async () => {
  expect((await read(api, 'ledger/trial-balance', token)).json().data).toBeNull()
  const reply = await post(api, 'ledger/trial-balance', {}, { token })
  const { currencies } = reply.json().data
  expect(currencies).toMatchObject([
    { currency: 'real', unit: 'USD', is_money: true, off: '0.00', is_sound: true },
    { currency: 'demo', unit: 'USD', is_money: false, off: '0.00', is_sound: true },
    { currency: 'credits', unit: 'EUR', is_money: false, off: '0.00', is_sound: true },
    { currency: 'bonus', is_money: false, off: '0.00', is_sound: true },
    { currency: 'chips', is_money: false, off: '0.00', is_sound: true },
  ])
  for (const { currency, debit, credit, rows } of currencies) {
    expect(debit).toBe(credit)
    const accounts = ['real', 'demo'].includes(currency) ? 2 : 0
    expect(rows[0]).toMatchObject({ account: null, name: 'available', accounts })
    expect(rows[0].balance).toBe(rows[0].carried)
  }
  expect((await read(api, 'ledger/trial-balance', token)).json().data).toEqual(reply.json().data)
  const house = currencies[0].rows.find(({ name }: { name: string }) => name === 'house')
  const [found] = await all('accounts?search=house&currency=real')
  expect(found?.balance).toBe(house.balance)
})

test('a check says that it holds, by whom and when, and is in the record', async () => {
  const reply = await post(api, 'ledger/checks/I2', {}, { token })
  const last = { by: 'staff:ann@desk.example', outcome: 'holds', found: 0, breaches: [] }
  expect(reply.json().data).toMatchObject({ id: 'I2', last })
  const { data } = await page('checks')
  expect(data).toHaveLength(invariantIds.length)
  expect(data.find(({ id }) => id === 'I2')).toEqual(reply.json().data)
  expect(data.find(({ id }) => id === 'I3')).toEqual({ id: 'I3', last: null })
  expect((await post(api, 'ledger/checks/I99', {}, { token })).statusCode).toBe(404)
})

test('what somebody planted is found, by the check and by the trial balance', async () => {
  const { owner } = database()
  await owner.rows('alter table journal disable trigger user')
  const [from, to] = [ownAccount('real', 'house'), clientAccount(world.bob, 'real')]
  const ref = '00000000-0000-7000-8000-000000000077'
  const planted = { kind: 'goodwill', ref, from, to, amount: 500, client: 'to' } as const
  await owner.rows(
    moved({ ...planted, also: { balance_after: '987654', at: `'${world.now}'::timestamptz` } }),
  )
  await owner.rows('alter table journal enable trigger user')
  const { last } = (await post(api, 'ledger/checks/I3', {}, { token })).json().data
  expect(last).toMatchObject({ outcome: 'broken', found: 1 })
  expect(last.breaches[0]).toMatch(/carries 987654 after/)
  expect((await page('checks')).data.find(({ id }) => id === 'I3')).toMatchObject({ last })
  clock.advance(minute)
  const reply = await post(api, 'ledger/trial-balance', {}, { token })
  expect(reply.json().data.currencies[0]).toMatchObject({ is_sound: false })
  expect(reply.json().data.currencies[0].off).not.toBe('0.00')
})

test('a look that takes too long is stopped, and said so', async () => {
  const { db } = database()
  const slow = await createOfficeApp(db, {
    clock,
    register: (office, install) => registerBooks(office, { ...install, secondsMost: 0.1 }),
  })
  const mine = await sitDown(slow, 'slow@desk.example', ['auditor'])
  await database().owner.transaction(async (tx) => {
    await tx.rows('lock table journal in access exclusive mode')
    const reply = await post(slow, 'ledger/checks/I14', {}, { token: mine })
    expect(reply.json().data.last).toMatchObject({ outcome: 'too_long', found: 0 })
  })
})

test('who only reads has nothing looked at, and support reads nothing of it', async () => {
  const risk = await sitDown(api, 'rik@desk.example', ['risk'])
  expect((await read(api, 'ledger/checks', risk)).statusCode).toBe(200)
  expect((await post(api, 'ledger/checks/I2', {}, { token: risk })).statusCode).toBe(404)
  const support = await sitDown(api, 'sue@desk.example', ['support'])
  for (const path of ['accounts', 'transfers', 'trial-balance', 'checks']) {
    expect((await read(api, `ledger/${path}`, support)).statusCode).toBe(404)
  }
})
