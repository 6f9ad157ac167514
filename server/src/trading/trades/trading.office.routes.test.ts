// Voids and markouts in the office.

import { beforeAll, expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { testInstruments } from '#test/engine.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { buildWorld, type World } from '#test/world.ts'
import { newMarket } from '../market/market.ts'
import { newSources } from '../market/source.ts'
import { sumOpen } from './exposure.ts'
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
    register: (office, install) =>
      registerStaffTrading(office, {
        ...install,
        market: () => market,
        settings: () => defaultSettings,
        sumOpen: async () => sumOpen(newPositions(), clock.now()),
      }),
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

test('markouts look at live trades alone and name nobody', async () => {
  const { data } = await get('trading/markouts')
  const live = await database().db.rows(
    `select from trade_records where book = 'real' and entry_at is not null and status <> 'open'`,
  )
  expect(data.looked_at).toBe(live.length)
  expect(data.clients.after_1s).toHaveLength(data.clients.bounds_bp.length + 1)
  expect(JSON.stringify(data)).not.toMatch(/client_id|email/)
})
