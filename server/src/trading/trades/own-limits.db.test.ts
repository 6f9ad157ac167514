// What clients' own limits and breaks do to orders, on a real database.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limitPeriods } from '#contract/client/limits.ts'
import type { Order } from '#contract/client/trades.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, minus, plus, type Usd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, iso, later, minute, second } from '#kernel/time.ts'
import { noUse } from '#server/identity/limits/allowance.ts'
import { startsAt } from '#server/identity/limits/period.ts'
import { cancelRaise, setLimit, type WhichLimit } from '#server/identity/limits/set-limit.ts'
import { coolOff } from '#server/identity/limits/take-break.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { noStops } from '#server/trading/stops/stop.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder, newTestId, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { openLanes } from './open-lanes.ts'
import { ownUse } from './own-use.ts'
import { newPositions } from './positions.ts'

let database: TestDatabase
let clock: TestClock
let engine: TestEngine
let ada: ClientId

beforeEach(async () => {
  database = await cloneDatabase()
  clock = testClock(wednesday)
  engine = await startTestEngine(database.db, { clock })
  await tick(60_000)
  ada = await client()
})

afterEach(async () => {
  await engine.stop()
  await expectSoundBooks(database.db, clock.now())
  expect(await ownUse(database.db, [ada], clock.now())).toEqual(await tradeByTrade())
  await database.db.close()
})

const client = () =>
  addFundedClient(database.db, { at: wednesday, real: dollars(1_000), demo: dollars(1_000) })

const limitTo = (which: WhichLimit, amount: Usd | null, clientId = ada) =>
  setLimit({ db: database.db, clock }, clientId, { ...which, amount })

const dailyLoss = { kind: 'loss', period: 'day' } as const
const dailyStake = { kind: 'stake', period: 'day' } as const

describe('a daily loss limit', () => {
  it('is met exactly, counts open trades, and begins anew the next day', async () => {
    await limitTo(dailyLoss, dollars(100))
    expect(await stake(dollars(60))).toBe('opened')
    expect(await stake(cents(4_001n))).toMatchObject({
      refused: 'own_loss_limit',
      details: { limit: '100.00', period: 'day', left: '40.00', until: '2026-03-05T00:00:00.000Z' },
    })
    expect(await stake(dollars(40))).toBe('opened')
    expect(await stake(dollars(1))).toMatchObject({ refused: 'own_loss_limit' })
    await endAt(59_900)
    expect(await usedToday()).toEqual({ stake: dollars(100), loss: dollars(100) })
    expect(await stake(dollars(1))).toMatchObject({ details: { left: '0.00' } })
    await sleepUntil(later(wednesday, 14 * hour + 10 * second))
    expect(await usedToday()).toEqual(noUse.day)
    expect(await stake(dollars(100))).toBe('opened')
  })

  it('leaves more after a win', async () => {
    await limitTo(dailyLoss, dollars(100))
    await stake(dollars(100))
    await endAt(60_100)
    // Buy at 75 %: the profit is 75.
    expect(await usedToday()).toEqual({ stake: dollars(100), loss: dollars(-75) })
    expect(await stake(cents(17_501n))).toMatchObject({ details: { left: '175.00' } })
    expect(await stake(dollars(175))).toBe('opened')
  })

  it('counts a trade of the evening in the losses of the day it ends in', async () => {
    await limitTo(dailyLoss, dollars(100))
    await sleepUntil(later(wednesday, 14 * hour - 30 * second))
    expect(await stake(dollars(70))).toBe('opened')
    await endAt(59_900)
    expect(await usedToday()).toEqual({ stake: 0n, loss: dollars(70) })
    expect(await stake(dollars(31))).toMatchObject({ details: { left: '30.00' } })
    expect((await ownUse(database.db, [ada], clock.now())).get(ada)).toMatchObject({
      week: { stake: dollars(70), loss: dollars(70) },
      month: { stake: dollars(70), loss: dollars(70) },
    })
  })

  it('is kept through a day of trades, some open when the day began', async () => {
    await limitTo(dailyLoss, dollars(1_000))
    await limitTo({ kind: 'stake', period: 'week' }, dollars(1_000))
    await sleepUntil(later(wednesday, 14 * hour - 150 * second))
    for (let i = 0; i < 6; i += 1) {
      for (const durationSeconds of [60, 180]) {
        const side = i % 3 === 0 ? 'fall' : 'rise'
        expect(await stake(dollars(7 + i), { durationSeconds, direction: side })).toBe('opened')
      }
      await endAt(i % 2 === 0 ? 59_900 : 60_100)
      expect(await ownUse(database.db, [ada], clock.now())).toEqual(await tradeByTrade())
    }
    await limitTo({ kind: 'stake', period: 'week' }, null)
    const left = minus(dollars(300), (await usedToday()).loss)
    await limitTo(dailyLoss, dollars(300))
    expect(await stake(plus(left, cents(1n)))).toMatchObject({ refused: 'own_loss_limit' })
    expect(await stake(left)).toBe('opened')
  })

  it('holds after a restart as before it', async () => {
    await limitTo(dailyLoss, dollars(100))
    await stake(dollars(60))
    await tick(60_001)
    await sleepUntil(later(wednesday, 30 * second))
    expect(await stake(dollars(41))).toMatchObject({ details: { left: '40.00' } })
    expect(await stake(dollars(40))).toBe('opened')
  })

  it('is no matter of the demo, nor of other clients', async () => {
    await limitTo(dailyLoss, dollars(1))
    expect(await stake(dollars(50), { book: 'demo' })).toBe('opened')
    expect(await stake(dollars(50))).toMatchObject({ refused: 'own_loss_limit' })
    expect(await stake(dollars(50), {}, await client())).toBe('opened')
    expect(await usedToday()).toEqual(noUse.day)
  })
})

describe('a stake limit', () => {
  it('of 100 lets ten of fifty stakes of ten through, placed at once', async () => {
    await limitTo(dailyStake, dollars(100))
    const answers = await Promise.all(Array.from({ length: 50 }, () => stake(dollars(10))))
    expect(answers.filter((answer) => answer === 'opened').length).toBe(10)
    expect(await usedToday()).toEqual({ stake: dollars(100), loss: dollars(100) })
  })

  it('and so it does when four processes place them', async () => {
    await limitTo({ kind: 'stake', period: 'month' }, dollars(100))
    await limitTo({ kind: 'loss', period: 'week' }, dollars(5_000))
    const { db } = database
    const strangers = Array.from({ length: 3 }, () =>
      openLanes({
        db,
        clock,
        settings: () => defaultSettings,
        market: engine.market,
        lanes: 1,
        positions: newPositions(),
        installTradesLive: () => true,
        newId: newTestId,
        needsIdentity: () => false,
        needsAppropriateness: () => false,
        stops: () => noStops,
        serves: () => true,
        log: () => {},
        onOpened: () => {},
        onSettled: () => {},
        onUnknown: () => {},
      }),
    )
    const doors = [engine.lanes, ...strangers]
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, index) =>
        present(doors[index % 4], 'four doors').open({
          clientId: ada,
          order: anOrder({ book: 'real' }),
          orderKey: null,
        }),
      ),
    )
    for (const lanes of strangers) await lanes.close()
    expect(answers.filter((answer) => !isRefusal(answer)).length).toBe(10)
    expect(await usedToday()).toEqual({ stake: dollars(100), loss: dollars(100) })
  })

  it('is raised a day after it was asked for, unless that is cancelled', async () => {
    await limitTo(dailyStake, dollars(10))
    await limitTo(dailyStake, dollars(500))
    expect(await stake(dollars(11))).toMatchObject({ refused: 'own_stake_limit' })
    await sleepUntil(later(wednesday, day + minute))
    expect(await stake(dollars(11))).toBe('opened')
    await limitTo(dailyStake, null)
    await cancelRaise({ db: database.db, clock }, ada, dailyStake)
    await sleepUntil(later(wednesday, 3 * day))
    expect(await stake(dollars(501))).toMatchObject({ refused: 'own_stake_limit' })
  })
})

describe('a break', () => {
  it('stops orders in both books at once, until it is over', async () => {
    const install = { mode: 'sandbox', publicUrl: () => 'http://localhost' } as const
    const deps = { db: database.db, clock, random: systemRandom, install }
    await coolOff(deps, ada, '24h')
    expect(await stake(dollars(1))).toMatchObject({ refused: 'cool_off' })
    expect(await stake(dollars(1), { book: 'demo' })).toMatchObject({ refused: 'cool_off' })
    await sleepUntil(later(wednesday, day + 10 * second))
    expect(await stake(dollars(1))).toBe('opened')
  })

  it('cannot be ended or made shorter, not even in the database', async () => {
    const { rows } = database.db
    const [early, late] = [later(wednesday, day), later(wednesday, 2 * day)].map(iso)
    for (const name of ['cool_off_until', 'self_excluded_until']) {
      await rows(`update clients set ${name} = $1`, [early])
      await rows(`update clients set ${name} = $1`, [late])
      await expect(rows(`update clients set ${name} = $1`, [early])).rejects.toThrow('shorter')
      await expect(rows(`update clients set ${name} = null`)).rejects.toThrow('shorter')
    }
  })
})

async function stake(
  amount: Usd,
  changes: Partial<Order> = {},
  clientId = ada,
): Promise<'opened' | KnownRefusal> {
  const order = anOrder({ book: 'real', stake: amount, ...changes })
  const answer = await engine.lanes.open({ clientId, order, orderKey: null })
  return isRefusal(answer) ? answer : 'opened'
}

async function usedToday() {
  return ((await ownUse(database.db, [ada], clock.now())).get(ada) ?? noUse).day
}

/** As the words say it, trade by trade; what `ownUse` finds by postings must be the same. */
async function tradeByTrade() {
  const starts = startsAt(clock.now())
  const sums = limitPeriods.map(async (period) => {
    const [row] = await database.db.rows<{ stake: Usd; loss: Usd }>(
      `select coalesce(sum(stake) filter (where accepted_at >= $2), 0)::bigint as stake,
              coalesce(sum(stake - coalesce(payout, 0))
                filter (where status = 'open' or settled_at >= $2), 0)::bigint as loss
         from trade_records where client_id = $1 and book = 'real'`,
      [ada, iso(starts[period])],
    )
    return [period, row]
  })
  return new Map([[ada, Object.fromEntries(await Promise.all(sums))]])
}

async function tick(price: number): Promise<void> {
  await engine.pass(second)
  await engine.tick({ BTCUSD: price })
}

/** The open trades of a minute run to their end at this price. */
async function endAt(price: number): Promise<void> {
  await tick(60_000)
  await engine.pass(56 * second)
  await tick(price)
  await engine.pass(5 * second)
  await tick(60_000)
}

/** Time without prices; the start after it learns from the feed what they were. */
async function sleepUntil(instant: number): Promise<void> {
  await engine.stop()
  clock.advance(instant - clock.now() - 5 * second)
  engine = await startTestEngine(database.db, { clock })
  await tick(60_001)
  await tick(60_000)
}
