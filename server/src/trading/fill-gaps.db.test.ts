import { beforeEach, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId, TradeId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { later, type Millis, minute, second } from '#kernel/time.ts'
import { type Database, DatabaseOutage } from '#server/platform/db.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import type { ScriptedFeed } from '#test/feed.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import type { FeedTick, Refetched, TimeRange } from './market/feed.ts'
import { patienceMs } from './market/gap.ts'
import { newest } from './market/tick.ts'
import { loadReceipt } from './trades/load-receipt.ts'

let database: TestDatabase
let clock: TestClock
let client: ClientId
let engine: TestEngine
let isDatabaseAway: boolean

/** The trade is accepted here, and expires a minute later. */
const acceptedAt = later(wednesday, 10 * second + 1)
const expiresAt = later(acceptedAt, minute)

beforeEach(async () => {
  database = await cloneDatabase()
  clock = testClock(wednesday)
  isDatabaseAway = false
  client = await addFundedClient(database.db, {
    at: wednesday,
    real: dollars(100),
    demo: dollars(100),
  })
  engine = await started()
  return async () => {
    await engine.stop()
    await database.db.close()
  }
})

function started(prepare = (_: ScriptedFeed) => {}): Promise<TestEngine> {
  return startTestEngine(sometimesAway(database.db), { clock, prepare })
}

function sometimesAway(db: Database): Database {
  const refuse = () => {
    if (isDatabaseAway) throw new DatabaseOutage('planted')
  }
  return {
    ...db,
    rows: async (statement, values) => {
      refuse()
      return db.rows(statement, values)
    },
  }
}

/** What the source's price is at each full second: a long shot wins by the last ten of them. */
function priceAt(at: Millis): number {
  const left = Math.floor((expiresAt - at) / second)
  return left > 50 || left < 0 ? 60_000 : 60_000 + (60 - left) * 8
}

/** All that the source knows of a stretch, as its history would tell it. */
function ofSource({ from, to }: TimeRange): FeedTick[] {
  const ticks: FeedTick[] = []
  for (let at = later(from, second - (from % second)); at <= to; at = later(at, second)) {
    ticks.push({ symbol: 'BTCUSD', at, price: priceAt(at), source: 'replay:scripted' })
  }
  return ticks
}

const toldAgain = (range: TimeRange): Promise<Refetched> =>
  Promise.resolve({ answer: 'prices', asked: 'the source', ticks: ofSource(range) })
const unreachable = (): Promise<Refetched> =>
  Promise.resolve({ answer: 'unreachable', asked: 'the source', ticks: [] })

/** Prices come, a second apart, until the clock shows this instant; nobody waits for anything. */
function live(until: Millis): void {
  for (const { at, price } of ofSource({ from: clock.now(), to: until })) {
    deaf(at)
    engine.feed.tick('BTCUSD', price)
  }
  deaf(until)
}

/** The clock goes on, and nothing is heard. */
function deaf(until: Millis): void {
  clock.advance(until - clock.now())
}

async function place(): Promise<void> {
  live(later(acceptedAt, -1))
  await engine.pass(1)
  const order = anOrder({ strikeRate: '218/218' })
  const opened = await engine.lanes.open({ clientId: client, order, orderKey: null })
  expect(isRefusal(opened)).toBe(false)
}

type Ended = { readonly status: string; readonly void_cause: string | null }

async function trade(): Promise<Ended & Record<string, unknown>> {
  const [row] = await database.db.rows<Ended & Record<string, unknown>>(
    `select id, status, void_reason, void_cause, entry_at, entry_price, exit_at, exit_price, payout
       from trade_records`,
  )
  return row!
}

async function settled() {
  await expect.poll(async () => (await trade()).status, { timeout: 120_000 }).not.toBe('open')
  await expectSoundBooks(database.db, clock.now())
  const { id, ...ended } = await trade()
  return ended
}

async function receipt() {
  const { id } = await trade()
  const { market, entriesOf } = engine
  return loadReceipt(database.db, {
    clientId: client,
    id: String(id) as TradeId,
    market,
    entriesOf,
    sourceName: String,
  })
}

/** The end of the same trade where nothing went wrong. */
const undisturbed = {
  status: 'won',
  void_reason: null,
  void_cause: null,
  entry_at: later(acceptedAt, second - 1),
  entry_price: 6_000_000n,
  exit_at: later(expiresAt, -1),
  exit_price: 6_048_000n,
  payout: 3_180n,
}

const lossBegins = later(expiresAt, -15 * second)
const lossEnds = later(expiresAt, 15 * second)

describe('a stall of our own', () => {
  it('there is none: the trade ends like this', async () => {
    await place()
    live(lossEnds)
    expect(await settled()).toEqual(undisturbed)
    expect(await receipt()).toMatchObject({ status: 'Won', gaps: [] })
  })

  it('prices that were sent meanwhile and are read late change nothing', async () => {
    await place()
    live(lossBegins)
    engine.feed.toldUpTo = clock.now()
    const missed = { from: clock.now(), to: lossEnds }
    deaf(lossEnds)
    await expect.poll(() => engine.market.storedThrough, { timeout: 120_000 }).toBe(lossBegins)
    expect((await trade()).status).toBe('open')
    for (const tick of ofSource(missed)) engine.feed.tick(tick.symbol, tick.price, tick.at)
    engine.feed.toldUpTo = undefined
    expect(await settled()).toEqual(undisturbed)
  })

  it.each([
    ['around the expiry', lossBegins, lossEnds],
    ['around the entry', acceptedAt, later(acceptedAt, 20 * second)],
    ['for longer than the trade', acceptedAt, later(expiresAt, 10 * minute)],
  ])('a lost connection changes nothing, %s', async (_, from, to) => {
    engine.feed.again.set('BTCUSD', toldAgain)
    await place()
    live(from)
    engine.feed.toldUpTo = from
    deaf(to)
    engine.feed.gap({ from, to, cause: 'connection_lost' })
    engine.feed.toldUpTo = undefined
    live(later(to, 90 * second))
    expect(await settled()).toEqual(undisturbed)
    const gap = { cause: 'connection_lost', asked: 'the source', answer: 'prices' }
    expect(await receipt()).toMatchObject({ status: 'Won', gaps: [gap] })
  })

  it('a database that was away changes nothing', async () => {
    await place()
    isDatabaseAway = true
    live(lossEnds)
    isDatabaseAway = false
    expect(await settled()).toEqual(undisturbed)
  })

  it('a process that was started anew changes nothing', async () => {
    await place()
    live(lossBegins)
    await engine.pass(1)
    await engine.stop()
    deaf(lossEnds)
    engine = await started((feed) => feed.again.set('BTCUSD', toldAgain))
    expect(await settled()).toEqual(undisturbed)
    expect(await receipt()).toMatchObject({ gaps: [{ cause: 'restarted', answer: 'prices' }] })
  })
})

describe('a price', () => {
  it('of before the acceptance is never an entry, however late it is told', async () => {
    await place()
    engine.feed.tick('BTCUSD', 1_000, later(acceptedAt, -100))
    engine.feed.tick('BTCUSD', 1_000, acceptedAt)
    live(lossEnds)
    expect(await settled()).toEqual(undisturbed)
  })

  it('is not waited for where no open trade rests on it', async () => {
    await place()
    live(lossBegins)
    engine.feed.again.set('BTCUSD', () => new Promise(() => {}))
    deaf(lossEnds)
    engine.feed.gap({ from: lossBegins, to: lossEnds, cause: 'connection_lost' })
    clock.advance(second)
    engine.feed.tick('EURUSD', 1.1)
    engine.feed.tick('BTCUSD', 60_000)
    clock.advance(second)
    const newestOf = (symbol: string) =>
      newest(present(engine.market.bySymbol.get(symbol), 'quoted').series)?.at
    await expect.poll(() => newestOf('EURUSD'), { timeout: 120_000 }).toBe(clock.now() - second)
    expect(newestOf('BTCUSD')).toBe(later(lossBegins, -1))
    expect((await trade()).status).toBe('open')
    expect(await receipt()).toMatchObject({
      status: 'Pending',
      gaps: [{ cause: 'connection_lost', to: null, answer: null }],
    })
  })
})

describe('a trade is void', () => {
  const lost = async () => {
    await place()
    live(lossBegins)
    deaf(lossEnds)
    engine.feed.gap({ from: lossBegins, to: lossEnds, cause: 'connection_lost' })
    live(later(lossEnds, 5 * second))
  }

  it('when the source has nothing of a stretch that we missed, and the receipt says so', async () => {
    await lost()
    expect(await settled()).toMatchObject({
      status: 'voided',
      void_reason: 'exit_tick_too_old',
      void_cause: 'source_empty',
      payout: 1_000n,
    })
    expect(await receipt()).toMatchObject({
      status: 'Void',
      cause: 'source_empty',
      gaps: [{ cause: 'connection_lost', asked: 'replay:scripted', answer: 'nothing', ticks: 0 }],
    })
  })

  it('when the source was silent, with nothing missed', async () => {
    await place()
    live(lossBegins)
    deaf(lossEnds)
    live(later(lossEnds, 5 * second))
    expect(await settled()).toMatchObject({ status: 'voided', void_cause: 'source_silent' })
    expect(await receipt()).toMatchObject({ cause: 'source_silent', gaps: [] })
  })

  it('when the source has not answered for an hour, and not before', async () => {
    engine.feed.again.set('BTCUSD', unreachable)
    await lost()
    await expect
      .poll(() => engine.market.storedThrough, { timeout: 120_000 })
      .toBeGreaterThan(lossEnds)
    expect((await trade()).status).toBe('open')
    clock.advance(patienceMs)
    engine.feed.toldUpTo = undefined
    expect(await settled()).toMatchObject({ status: 'voided', void_cause: 'source_unreachable' })
    expect(await receipt()).toMatchObject({ gaps: [{ answer: 'unreachable' }] })
  })

  it('when the server was started again with another source of prices', async () => {
    await place()
    live(lossBegins)
    await engine.pass(1)
    await engine.stop()
    deaf(lossEnds)
    const prepare = (feed: ScriptedFeed) => void feed.again.set('BTCUSD', toldAgain)
    engine = await startTestEngine(database.db, { clock, prepare, isOtherFeed: true })
    expect(await settled()).toMatchObject({ status: 'voided', void_cause: 'source_changed' })
    expect(await receipt()).toMatchObject({
      gaps: [{ cause: 'restarted', answer: 'other_source' }],
    })
  })
})
