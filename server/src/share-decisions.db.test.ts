// What is decided at home holds in another cell, and what anybody does to it there does not.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { later, second } from '#kernel/time.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { testInstruments, wednesday } from '#test/engine.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { newWires } from '#test/wires.ts'
import { giveAnnouncements } from './install/announcements/take-announcements.ts'
import { type KeptSettings, openSettings } from './install/keep-settings.ts'
import { settingBreaches } from './install/operators/compare-settings.ts'
import { insertLogo } from './install/operators/logos.store.ts'
import { defaultSettings, type Settings } from './install/operators/settings.ts'
import { markReader, readTrusted, writeSetting } from './install/operators/trust-settings.ts'
import { systemRandom } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import type { Loop } from './platform/repeat.ts'
import { openSeal } from './platform/seal.ts'
import { noteActing } from './record/events/note-acting.ts'
import {
  type Decisions,
  shareDecisions,
  startTakingDecisions,
  takeDecisions,
} from './share-decisions.ts'
import { upsertInstruments } from './trading/instruments/instruments.store.ts'
import { type Home, hearHome } from './trading/market/hear-home.ts'
import { newMarket } from './trading/market/market.ts'
import { newSources } from './trading/market/source.ts'
import { sharePrices } from './trading/share-prices.ts'
import { readStops } from './trading/stops/read-stops.ts'
import { registerStaffStops } from './trading/stops/stops.office.routes.ts'

const homeDatabase = freshDatabase()
const cellDatabase = freshDatabase()
const clock = testClock(wednesday)
const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
const wires = newWires()
const homeBus = wires.join({ clock })
const cellBus = wires.join({ clock })
let kept: KeptSettings
let home: Home
let sharing: Loop
let take: () => Promise<Decisions>
beforeAll(async () => {
  const { db } = homeDatabase()
  for (const database of [homeDatabase(), cellDatabase()]) {
    await upsertInstruments(database.db, testInstruments)
  }
  kept = await openSettings({
    db,
    clock,
    seal,
    random: systemRandom,
    install: { mode: 'sandbox', publicUrl: () => '', officeUrl: () => '' },
    alarm: () => {},
    keyProblems: () => [],
  })
  sharing = shareDecisions({ bus: homeBus, db, clock, kept: { ...kept, decided: kept.settings } })
  const prices = sharePrices({ bus: homeBus, db, leadsSince: clock.now() })
  const market = newMarket(testInstruments, newSources())
  prices.share({ market, feed: { isLive: false, realSources: 0 } }, 'none')
  const heard = hearHome(cellBus, 'decisions')
  prices.audience.ticks([])
  home = await heard
  take = () => takeDecisions({ home, db: cellDatabase().db, clock, marking: seal })
})
afterAll(async () => {
  home.close()
  await sharing.stop()
})

async function decide(name: string, value: unknown, from: unknown): Promise<void> {
  const { db } = homeDatabase()
  const decided = { decided: 'eve@desk.example', from, at: clock.now(), marking: seal }
  await db.transaction((tx) => {
    noteActing(tx, 'staff:eve@desk.example', { proof: 'app' })
    return writeSetting(tx, { name, value }, decided)
  })
}

async function atCell(): Promise<Settings> {
  const { settings, doubts } = await readTrusted(cellDatabase().db, seal)
  expect(doubts).toEqual([])
  return settings
}

async function breachesIn(db: Database) {
  return db.transaction((tx) => settingBreaches(tx, markReader(seal)))
}

it('writes down what home decided, once, and the audit has nothing to say', async () => {
  await decide('margin_bp', 250, defaultSettings.marginBp)
  await decide('brand_name', 'Fair Odds', defaultSettings.brandName)
  await take()
  await take()
  expect(await atCell()).toEqual({ ...defaultSettings, marginBp: 250, brandName: 'Fair Odds' })
  const rows = await cellDatabase().db.rows(
    `select actor from events where kind = 'setting_changed'`,
  )
  expect(rows).toEqual([{ actor: 'staff:home' }, { actor: 'staff:home' }])
  expect(await breachesIn(cellDatabase().db)).toEqual([])
})

it('takes the place of what another hand wrote in the cell', async () => {
  const { owner } = cellDatabase()
  await owner.rows(`update settings set value = '9900' where name = 'margin_bp'`)
  const { doubts } = await readTrusted(cellDatabase().db, seal)
  expect(doubts).toMatchObject([{ name: 'margin_bp' }])
  await take()
  expect((await atCell()).marginBp).toBe(250)
})

it('believes nobody who says that it is from home, without the key', async () => {
  const other = openSeal(Buffer.alloc(32, 8), systemRandom)
  const { db } = cellDatabase()
  const decided = { decided: 'home', from: 250, at: clock.now(), marking: other }
  await db.transaction((tx) => {
    noteActing(tx, 'staff:home', 'program')
    return writeSetting(tx, { name: 'margin_bp', value: 1 }, decided)
  })
  const { settings, doubts } = await readTrusted(db, seal)
  expect(doubts).toMatchObject([{ name: 'margin_bp', why: 'unmarked' }])
  expect(settings.marginBp).not.toBe(1)
  await take()
  expect((await atCell()).marginBp).toBe(250)
})

it('has the logo that a setting names', async () => {
  const name = `${'a'.repeat(16)}-20x20`
  const picture = { screen: Buffer.from('png'), paper: Buffer.from('jpeg') }
  const logo = { name, ...picture, operator: 'eve@desk.example', at: clock.now() }
  await insertLogo(homeDatabase().db, logo)
  await decide('brand_logo', name, null)
  await take()
  expect((await atCell()).brandLogo).toBe(name)
  const rows = await cellDatabase().db.rows('select name, screen, paper from brand_logos')
  expect(rows).toEqual([{ name, ...picture }])
})

type Office = { readonly api: OfficeApp; readonly rita: string; readonly adam: string }

async function openOffice(db: Database, cell: number): Promise<Office> {
  const api = await createOfficeApp(db, {
    clock,
    cells: { cell, cells: [1, 2] },
    register: (office, install) => {
      const market = newMarket(testInstruments, newSources())
      registerStaffStops(office, { ...install, market: () => market })
    },
  })
  const rita = await sitDown(api, 'rita@desk.example', ['risk'])
  return { api, rita, adam: await sitDown(api, 'adam@desk.example', ['administrator']) }
}

it('stops what home stops as soon as it is told, and takes it again', async () => {
  const { api, rita } = await openOffice(homeDatabase().db, 1)
  const taking = { home, db: cellDatabase().db, clock, marking: seal }
  const loop = startTakingDecisions(cellBus, taking, () => {})
  const stopped = async () => [...(await readStops(cellDatabase().db)).instruments]
  const body = { symbol: 'BTCUSD', reason: 'Its source is odd.' }
  expect((await post(api, 'trading/stop', body, { token: rita })).statusCode).toBe(200)
  await expect.poll(stopped, { timeout: 20_000 }).toEqual([1])
  const again = { symbol: 'BTCUSD', reason: 'It is good again.' }
  expect((await post(api, 'trading/reopening', again, { token: rita })).statusCode).toBe(200)
  await expect.poll(stopped, { timeout: 20_000 }).toEqual([])
  expect((await post(api, 'trading/stop', body, { token: rita })).statusCode).toBe(200)
  await expect.poll(stopped, { timeout: 20_000 }).toEqual([1])
  await loop.stop()
  const all = 'select * from trading_stops order by id'
  expect(await cellDatabase().db.rows(all)).toEqual(await homeDatabase().db.rows(all))
})

it('is told in the cell’s office where it is decided, and decides nothing there', async () => {
  const { api, rita, adam } = await openOffice(cellDatabase().db, 2)
  const stop = await post(api, 'trading/stop', { reason: 'I want to.' }, { token: rita })
  expect(stop.json()).toMatchObject({ code: 'decided_at_home' })
  expect((await readStops(cellDatabase().db)).all).toBe(false)
  const change = { changes: [{ name: 'brand_name', value: '"Mine"' }], reason: 'I want to.' }
  const changed = await post(api, 'settings', change, { token: adam })
  expect(changed.json()).toMatchObject({ code: 'decided_at_home' })
  expect((await atCell()).brandName).toBe('Fair Odds')
  expect((await read(api, 'settings', adam)).statusCode).toBe(200)
})

it('announces what home announces, until home ends it', async () => {
  const { api, adam } = await openOffice(homeDatabase().db, 1)
  const body = {
    text_en: 'We are back.',
    text_nl: 'We zijn terug.',
    tone: 'info',
    audience: 'everyone',
    from: new Date(clock.now()).toISOString(),
    until: new Date(later(clock.now(), 600 * second)).toISOString(),
  }
  const made = await post(api, 'announcements', body, { token: adam })
  expect(made.statusCode).toBe(200)
  const both = () =>
    Promise.all(
      [homeDatabase(), cellDatabase()].map(({ db }) => giveAnnouncements(db, clock.now())),
    )
  await take()
  const [before, taken] = await both()
  expect(before).toHaveLength(1)
  expect(taken).toEqual(before)
  const id = before?.[0]?.id ?? ''
  const ended = await post(api, `announcements/${id}/ending`, { reason: 'Over.' }, { token: adam })
  expect(ended.statusCode).toBe(200)
  await take()
  const [after, takenAfter] = await both()
  expect(after?.[0]?.ended).toBeDefined()
  expect(takenAfter).toEqual(after)
})
