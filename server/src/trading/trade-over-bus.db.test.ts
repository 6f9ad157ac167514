// A process of the web beside the one that leads: what goes in and comes out over the bus.

import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { millis } from '#kernel/time.ts'
import { readConfig } from '#server/config.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import type { Bus } from '#server/platform/bus.ts'
import { systemClock } from '#server/platform/clock.ts'
import { Outage } from '#server/platform/outage.ts'
import { cloneDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { fastClock } from '#test/fast-time.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import {
  funded,
  heardBy,
  heardOf,
  newHeard,
  place,
  placeEntered,
  startThread,
  type World,
} from '#test/thread-world.ts'
import { newWires } from '#test/wires.ts'
import { estimate } from './market/estimator.ts'
import { ticksOf } from './market/tick.ts'
import { serveTrading } from './serve-trading.ts'
import { tradeOverBus } from './trade-over-bus.ts'
import type { Trading } from './trading.ts'

const wires = newWires()
let lead: World
let leadBus: Bus
let stopServing: () => void

beforeAll(async () => {
  const database = await cloneDatabase()
  leadBus = wires.join({ clock: systemClock })
  const server = serveTrading(leadBus, millis(1))
  lead = await startThread(database, 'simulated?seed=over-the-bus', server.audience)
  stopServing = server.serve(lead.trading)
  return async () => {
    await lead.trading.stop()
    await database.db.close()
  }
})

type Web = Pick<World, 'heard' | 'trading'> & { readonly missed: () => number; readonly bus: Bus }

async function openWeb(): Promise<Web> {
  const clock = fastClock(lead.time)
  // The time that runs faster would make envelopes too old on a busy machine.
  const bus = wires.join({ clock: systemClock })
  const heard = newHeard()
  const config = readConfig({ FEED: 'simulated', DATA_DIR: '.data' }, '/')
  if ('problems' in config) throw new Error(config.problems.join())
  let missed = 0
  const onMissed = () => {
    missed += 1
  }
  const trading: Trading = await tradeOverBus(
    bus,
    onMissed,
  )({
    config,
    projectRoot: '/',
    db: lead.database.db,
    clock,
    settings: () => defaultSettings,
    staffWithSecondFactor: () => 0,
    publicUrl: () => 'http://localhost',
    log: () => {},
    audience: heardBy(heard),
  })
  return { trading, heard, bus, missed: () => missed }
}

describe('a process of the web', () => {
  let web: Web
  let other: Web
  beforeAll(async () => {
    ;[web, other] = await Promise.all([openWeb(), openWeb()])
  })
  afterAll(async () => {
    await Promise.all([web.trading.stop(), other.trading.stop()])
  })

  it('places orders where trades are made, and every process is told of them', async () => {
    const clientId = await funded(lead)
    const order = { clientId, order: anOrder(), orderKey: 'over-the-bus' }
    const { id, request } = await placeEntered(lead, order, web)
    expect(await place(other, request)).toEqual({ id, isNew: false })
    const unknown = { ...request, order: anOrder({ symbol: 'NOTHING' }), orderKey: null }
    expect(await web.trading.open(unknown)).toMatchObject({ refused: 'instrument_unknown' })
    const atLead = heardOf(lead, id)
    await expect.poll(() => atLead.settled().length, { timeout: 120_000 }).toBe(1)
    expect(atLead.accepted()).toMatchObject([{ clientId, isNew: true }])
    for (const { heard, trading } of [web, other]) {
      const told = heardOf({ heard }, id)
      await expect.poll(() => told.settled(), { timeout: 120_000 }).toEqual(atLead.settled())
      expect(told.accepted()).toEqual(atLead.accepted())
      expect(told.entered()).toEqual(atLead.entered())
      expect((await trading.entriesOf([id])).size).toBe(0)
      expect(await trading.sumOpen()).toMatchObject({ open: 0 })
    }
    await expectSoundBooks(lead.database.db, fastClock(lead.time).now())
  })

  it('has the market that was stored, and follows it', async () => {
    const before = web.heard.ticks.length
    await expect.poll(() => web.heard.ticks.length, { timeout: 120_000 }).toBeGreaterThan(before)
    expect(web.trading.feed).toEqual({
      isLive: lead.trading.feed.isLive,
      realSources: lead.trading.feed.realSources,
    })
    await expect
      .poll(() => seriesOf(web.trading), { timeout: 120_000 })
      .toEqual(expect.arrayContaining(seriesOf(lead.trading).slice(-20)))
    expect(web.missed()).toBe(0)
  })

  it('takes another copy where something was lost, and says so', async () => {
    const told = web.missed()
    let lost = 0
    wires.lose = ({ subject }) => {
      lost += subject === 'trading.news' ? 1 : 0
      return subject === 'trading.news' && lost <= 2
    }
    await expect.poll(() => lost, { timeout: 120_000 }).toBeGreaterThan(2)
    wires.lose = () => false
    await expect.poll(() => web.missed(), { timeout: 120_000 }).toBe(told + 1)
    await expect
      .poll(() => seriesOf(web.trading), { timeout: 120_000 })
      .toEqual(expect.arrayContaining(seriesOf(lead.trading).slice(-20)))
  })

  it('copies a market that has been asked for quotes', async () => {
    const { market } = lead.trading
    const { estimator } = present(market.bySymbol.get('BTCUSD'), 'quoted')
    await expect
      .poll(() => estimate(estimator, 60, fastClock(lead.time).now()), { timeout: 120_000 })
      .toBeDefined()
    const before = wires.envelopes.length
    const late = await openWeb()
    expect(late.trading.market.byId.size).toBe(market.byId.size)
    expect(late.trading.market.bySymbol).toEqual(
      new Map([...late.trading.market.byId.values()].map((it) => [it.instrument.symbol, it])),
    )
    // Some instruments at a time: who leads stands still for none of these.
    const longest = Math.max(
      ...wires.envelopes.slice(before).map(({ envelope }) => envelope.length),
    )
    expect(longest).toBeLessThan(512 * 1_024)
    await late.trading.stop()
  })

  it('reaches the lead as long as that says so, and nobody once all are silent', async () => {
    const reaches = () => expect.poll(() => web.trading.reachesLead(), { timeout: 120_000 })
    await reaches().toBe(true)
    wires.lose = () => true
    await reaches().toBe(false)
    wires.lose = () => false
    await reaches().toBe(true)
  })

  it('follows another lead, and nobody knows of what the first was asked', async () => {
    // It dies, and says nothing of it.
    wires.lose = () => true
    stopServing()
    await setImmediate()
    wires.lose = () => false
    const left = web.trading.open({
      clientId: await funded(lead),
      order: anOrder(),
      orderKey: 'unanswered',
    })
    left.catch(() => {})
    const missed = web.missed()
    const second = wires.join({ clock: systemClock })
    const server = serveTrading(second, millis(2))
    server.serve(lead.trading)
    server.audience.ticks([])
    await expect(left).rejects.toThrow(Outage)
    expect(web.missed()).toBe(missed + 1)
    await expect.poll(async () => (await web.trading.sumOpen()).open, { timeout: 120_000 }).toBe(0)
    // It has no prices to tell, and is here all the same.
    await sleep(4_000)
    await expect.poll(() => web.trading.reachesLead(), { timeout: 120_000 }).toBe(true)
    // What it finishes is told, and that it is here: it takes no more orders all the same.
    const leave = server.serve(lead.trading)
    leave()
    await expect.poll(() => web.trading.reachesLead(), { timeout: 120_000 }).toBe(false)
    await expect(web.trading.sumOpen()).rejects.toThrow('no process leads')
  })
})

function seriesOf({ market }: Trading): readonly number[] {
  return ticksOf(present(market.bySymbol.get('BTCUSD'), 'quoted').series).map(({ seq }) => seq)
}
