// Voids and markouts in the office.

import { beforeAll, describe, expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { testInstruments } from '#test/engine.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { bothWaysWhole, wholeList } from '#test/whole-list.ts'
import { buildWorld, type World } from '#test/world.ts'
import { newMarket } from '../market/market.ts'
import { newSources } from '../market/source.ts'
import { sumOpen } from './exposure.ts'
import { registerHouseTrades } from './house-trades.office.routes.ts'
import { housePages, pageHouseTrades } from './page-house-trades.ts'
import { newPositions } from './positions.ts'
import { registerStaffTrading } from './trading.office.routes.ts'

const database = freshDatabase()
let api: OfficeApp
let ann: string
let world: World
beforeAll(async () => {
  const { db } = database()
  world = await buildWorld(db)
  const clock = testClock(millis(Date.parse(world.now)))
  const market = newMarket(testInstruments, newSources())
  api = await createOfficeApp(db, {
    clock,
    register: (office, install) => {
      registerHouseTrades(office, { ...install, market: () => market })
      registerStaffTrading(office, {
        ...install,
        market: () => market,
        settings: () => defaultSettings,
        sumOpen: async () => sumOpen(newPositions(), clock.now()),
      })
    },
  })
  ann = await sitDown(api, 'ann@desk.example', ['auditor'])
})

const get = async (path: string) => (await read(api, path, ann)).json()

test('voids come with why, the newest first, a page at a time', async () => {
  const all = (await get('trading/voids')).data
  const { noEntry, noExit, tooOld } = world.trades
  expect(all.map((it: { id: string }) => it.id).toSorted()).toEqual(
    [noEntry, noExit, tooOld].toSorted(),
  )
  expect(all[0]).toMatchObject({ cause: expect.any(String), reason: expect.any(String) })
  const first = await get('trading/voids?limit=2')
  const rest = await get(`trading/voids?limit=2&cursor=${first.next_cursor}`)
  expect([...first.data, ...rest.data]).toEqual(all)
  expect(rest.next_cursor).toBeNull()
})

describe('trades of everybody', () => {
  const whole = (query: string) => wholeList(api, `trading/trades?${query}`, ann)
  const byId = (condition: string) =>
    database()
      .db.rows<{ id: string }>(
        `select t.id from trade_records t join instruments i on i.id = t.instrument_id
          where ${condition} order by t.id`,
      )
      .then((rows) => rows.map(({ id }) => id))

  test('come by time both ways, to the end', async () => {
    const found = await bothWaysWhole(api, {
      path: 'trading/trades',
      token: ann,
      orders: ['accepted_at'],
    })
    const all = await byId('true')
    expect(all.length).toBeGreaterThan(5)
    expect(found.get('accepted_at')).toEqual(all)
  })

  test.each([
    ['state=won', `status = 'won'`],
    ['state=open', `status = 'open'`],
    ['state=voided', `status = 'voided'`],
    ['mode=demo', `book = 'demo'`],
    ['direction=fall', `direction = 'fall'`],
    ['least=10&most=10', 'stake = 1000'],
    ['symbol=btc/usd', `i.symbol = 'BTCUSD'`],
    [
      'symbol=BTCUSD&state=won&mode=real',
      `i.symbol = 'BTCUSD' and status = 'won' and book = 'real'`,
    ],
    ['symbol=nothing', 'false'],
    ['to=2001-01-01', 'false'],
  ])('by %s are as asked for', async (query, condition) => {
    expect(await whole(`${query}&sort=accepted_at`)).toEqual(await byId(condition))
  })

  test('of one client are theirs, and a row leads to its receipt', async () => {
    const [row] = (await get('trading/trades?limit=1')).data
    const own = await byId(`client_id = ${BigInt(row.client_id)}`)
    expect(await whole(`client=${row.client_id}&sort=accepted_at`)).toEqual(own)
    expect(own).toContain(row.id)
  })

  test('that are few are found though a page ends before', async () => {
    const { db } = database()
    const all = { book: null, instruments: null, direction: null, clientId: null, least: null }
    const days = { from: null, until: null }
    const asked = { ...all, most: null, days, sort: 'accepted_at', state: 'voided' } as const
    const found: string[] = []
    let pages = 0
    let next: string | null | undefined
    while (next !== null) {
      const after = housePages.from(next, asked.sort) ?? null
      const page = await pageHouseTrades(db, { ...asked, after, limit: 5 }, 2)
      found.push(...page.page.map(({ id }) => id))
      next = page.next
      pages += 1
    }
    expect(found).toEqual(await byId(`status = 'voided'`))
    expect(pages).toBeGreaterThan((await byId('true')).length / 2)
  })
})

test('markouts look at live trades alone and name nobody', async () => {
  const { data } = await get('trading/markouts')
  const live = await database().db.rows(
    `select from trade_records where book = 'real' and entry_at is not null and status <> 'open'`,
  )
  expect(data.looked_at).toBe(live.length)
  expect(data.clients.after_1s).toHaveLength(data.clients.bounds_bp.length + 1)
  expect(JSON.stringify(data)).not.toMatch(/client_id|email/)
})
