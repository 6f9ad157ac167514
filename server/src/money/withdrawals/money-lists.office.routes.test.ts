// The lists of deposits and of withdrawals: by each order both ways, without loss where rows are
// alike, and by each filter.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { buildMoneyWorld, type MoneyWorld } from '#test/money-world.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { bothWaysWhole, wholeList } from '#test/whole-list.ts'
import { askWithdrawal, payWithdrawal } from '#test/withdrawn.ts'
import { registerStaffDeposits } from '../deposits/deposits.office.routes.ts'
import { registerStaffWithdrawals } from './withdrawals.office.routes.ts'

const database = freshDatabase()
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
let world: MoneyWorld
let api: OfficeApp
let token: string
let paid: string
const alike: string[] = []

beforeAll(async () => {
  const { db } = database()
  world = await buildMoneyWorld(db)
  api = await createOfficeApp(db, {
    clock: world.out.clock,
    register: (office) => {
      registerStaffDeposits(office, world.in.deps)
      registerStaffWithdrawals(office, world.out.deps)
    },
  })
  token = await sitDown(api, 'ada@desk.example', ['finance'])
  const { id: client } = await aClient(db, { clock: world.out.clock })
  const at = world.out.clock.now()
  const wish = { method: 'btc', network: 'bitcoin_testnet', destination: wallet, at } as const
  for (let nr = 0; nr < 5; nr += 1) {
    alike.push(await askWithdrawal(db, client, { ...wish, amount: dollars(20) }))
  }
  const said = { paidAt: at, reference: 'E2E-7F' }
  paid = await payWithdrawal(db, client, { ...wish, ...said, amount: dollars(30) })
  await db.rows(
    `with made as (
       insert into deposits (id, client_id, method, created_at)
       select ('01900000-0000-7000-8000-00000000000' || n)::uuid, $1, 'card', $2
         from generate_series(1, 5) n returning id)
     insert into deposit_asks (deposit_id, client_id, amount, asked_at)
     select id, $1, 1200, $2 from made`,
    [client, new Date(at).toISOString()],
  )
  await db.rows(
    `insert into deposit_steps (deposit_id, nr, state, at, actor)
     select id, 1, 'pending', created_at, 'client' from deposits
      where client_id = $1`,
    [client],
  )
}, 240_000)
afterAll(() => world.close())

const ids = (query: string) => wholeList(api, query, token)
const amountOf = async (path: string): Promise<number[]> => {
  const { data } = (await read(api, `${path}&limit=500`, token)).json()
  return data.map(({ amount }: { amount: string | null }) => Number(amount))
}
const rising = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b)

describe('withdrawals', () => {
  test.each(['all', 'waiting', 'paid', 'rejected', 'cancelled'])(
    'that are %s come by each order both ways, none left out and none twice',
    async (state) => {
      const path = `withdrawals?state=${state}`
      const found = await bothWaysWhole(api, { path, token, orders: ['asked', 'amount'] })
      expect(found.get('asked')).toEqual(found.get('asked')?.toSorted())
      const amounts = await amountOf(`${path}&sort=amount`)
      expect(amounts).toEqual(rising(amounts))
      expect(amounts).toHaveLength(found.get('asked')?.length ?? 0)
      expect(amounts.length).toBeGreaterThan(0)
    },
  )

  test('are found by amounts, days and client', async () => {
    expect((await ids('withdrawals?state=all&least=20&most=20')).toSorted()).toEqual(
      alike.toSorted(),
    )
    expect(await ids('withdrawals?state=all&least=20.01&most=30')).toContain(paid)
    const today = new Date(world.out.clock.now()).toISOString().slice(0, 10)
    const all = await ids('withdrawals?state=all')
    expect(await ids(`withdrawals?state=all&from=2020-01-01&to=${today}`)).toEqual(all)
    expect(await ids('withdrawals?state=all&to=2020-01-01')).toEqual([])
    expect(await ids('withdrawals?state=all&from=2190-01-01')).toEqual([])
    const own = await ids(`withdrawals?state=all&client=${world.client}`)
    expect(own.toSorted()).toEqual(Object.values(world.withdrawals).toSorted())
  })

  test('are found by what a bank or a chain calls them, and by their ids', async () => {
    const found = (reference: string) => ids(`withdrawals?state=all&reference=${reference}`)
    expect(await found('E2E-7F')).toEqual([paid])
    expect(await found('e2e-7f')).toEqual([paid])
    expect(await found(paid)).toEqual([paid])
    expect(await found(paid.replaceAll('-', '').toUpperCase())).toEqual([paid])
    expect(await found('E2E-7')).toEqual([])
    const [sent] = await database().db.rows<{ id: string; reference: string }>(
      'select withdrawal_id as id, reference from withdrawal_sendings limit 1',
    )
    expect(await found(sent?.reference ?? '')).toEqual([sent?.id])
    const [file] = await database().db.rows<{ name: string }>(
      'select message_id as name from bank_files limit 1',
    )
    expect(await found(file?.name ?? '')).toContain(world.withdrawals.bank)
    expect(await ids(`withdrawals?state=rejected&reference=${paid}`)).toEqual([])
  })
})

describe('deposits', () => {
  test.each(['all', 'pending', 'approved', 'rejected', 'reversed'])(
    'that are %s come by each order both ways, none left out and none twice',
    async (state) => {
      const path = `deposits?state=${state}`
      const found = await bothWaysWhole(api, { path, token, orders: ['asked', 'amount'] })
      expect(found.get('asked')).toEqual(found.get('asked')?.toSorted())
      const amounts = await amountOf(`${path}&sort=amount`)
      expect(amounts).toEqual(rising(amounts))
      expect(amounts).toHaveLength(found.get('asked')?.length ?? 0)
      expect(amounts.length).toBeGreaterThan(0)
    },
  )

  test('are found by amounts and days', async () => {
    expect(await ids('deposits?least=12&most=12')).toHaveLength(5)
    expect(await ids('deposits?state=all&least=12&most=12&to=2020-01-01')).toEqual([])
    expect(await ids('deposits?state=all&least=1000000')).toEqual([])
  })

  test('are found by what a chain or a card provider calls them, and by their ids', async () => {
    const found = (reference: string) => ids(`deposits?state=all&reference=${reference}`)
    const { exact, card } = world.deposits
    const [seen] = await database().db.rows<{ txid: string }>(
      'select txid from chain_outputs where deposit_id = $1',
      [exact],
    )
    expect(await found(seen?.txid ?? '')).toEqual([exact])
    expect(await found((seen?.txid ?? '').toUpperCase())).toEqual([exact])
    const [charge] = await database().db.rows<{ name: string }>(
      'select charge_id as name from deposit_charges where deposit_id = $1',
      [card],
    )
    expect(await found(charge?.name ?? '')).toEqual([card])
    expect(await found(card)).toEqual([card])
    expect(await found('nothing')).toEqual([])
  })
})

test('a cursor of another order is refused', async () => {
  for (const list of ['withdrawals', 'deposits']) {
    const first = await read(api, `${list}?state=all&limit=1&sort=amount`, token)
    const { next_cursor: cursor } = first.json()
    const other = await read(api, `${list}?state=all&limit=1&sort=asked&cursor=${cursor}`, token)
    expect(other.json().code).toBe('malformed')
    const wrong = await read(api, `${list}?sort=net`, token)
    expect(wrong.json().errors).toMatchObject([{ field: 'sort' }])
    const day = await read(api, `${list}?from=2026-02-30`, token)
    expect(day.json().errors).toMatchObject([{ field: 'from' }])
  }
})
