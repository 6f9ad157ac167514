// Signals from stored prices to their record: published before their window opens, once, kept as
// they are, measured as trades are, and all of them counted.

import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refuse } from '#kernel/refusal.ts'
import { later, millis, minute, second } from '#kernel/time.ts'
import { createRouter } from '#server/platform/http.ts'
import { freshDatabase } from '#test/database.ts'
import { newTestId } from '#test/engine.ts'
import { always, never, openSignalDesk, type SignalDesk, toCome } from '#test/signal-desk.ts'
import type { SignalRule } from '../rules/rule.ts'
import { beginRecords } from './begin-records.ts'
import type { Signal } from './signal.ts'
import { registerSignalRoutes } from './signals.routes.ts'
import { insertSignals } from './signals.store.ts'

const database = freshDatabase()
let desk: SignalDesk

beforeAll(async () => {
  desk = await openSignalDesk(database().db)
})
afterAll(() => desk.engine.stop())

async function api(path: string) {
  const app = Fastify()
  const router = createRouter(app, () => refuse('signed_out'))
  registerSignalRoutes(router, {
    db: database().db,
    clock: desk.engine.clock,
    market: () => desk.engine.market,
    rules: [always, never],
  })
  return (await app.inject({ url: `/api/${path}` })).json()
}

let first: Signal
describe('publishing', () => {
  test('as soon as a minute ended, for each instrument, ten seconds before it opens', async () => {
    const ended = later(toCome, minute)
    await desk.until(later(ended, second), (nr) => 60_000 + (nr % 7))
    const signals = await desk.publish()
    expect(signals.map(({ instrument }) => instrument.symbol).sort()).toEqual([
      'BCHBTC',
      'BTCUSD',
      'EURUSD',
    ])
    first = signals.find(({ instrument }) => instrument.symbol === 'BTCUSD')!
    expect(first).toMatchObject({ direction: 'rise', horizonSeconds: 60, strikeRate: '75/3' })
    expect(first.opensAt - desk.engine.clock.now()).toBe(10 * second)
  })

  test('a minute is asked about once, and not again while its window is open', async () => {
    expect(await desk.publish()).toEqual([])
    desk.asked.clear()
    expect(await desk.publish()).toEqual([])
  })

  test('what is stopped is not spoken of, and later not of an old minute', async () => {
    desk.stop(1)
    await desk.until(later(toCome, 2 * minute + second), (nr) => 60_010 + (nr % 7))
    // Windows close at 2:11, when the next ones open.
    const again = await desk.publish()
    expect(again.map(({ instrument }) => instrument.symbol).sort()).toEqual(['BCHBTC', 'EURUSD'])
    expect(again[0]?.opensAt).toBe(first.closesAt)
    desk.stop(undefined)
    desk.asked.clear()
    await desk.until(later(toCome, 3 * minute + 21 * second), (nr) => 60_020 + (nr % 7))
    expect(await desk.publish()).toEqual([])
  })
})

describe('the database refuses', () => {
  const copy = (changes: Partial<Signal>): Signal => ({
    ...first,
    id: newTestId(first.publishedAt),
    ...changes,
  })

  test('what would commit after its window opened', async () => {
    const past = millis(Date.now() - minute)
    const late = copy({
      publishedAt: later(past, -20 * second),
      opensAt: past,
      closesAt: later(past, minute),
    })
    await expect(insertSignals(database().db, [late])).rejects.toThrow(/before its window opens/)
  })

  test('a lead of less than five seconds, and another length than the horizon', async () => {
    const opensAt = later(first.publishedAt, 4 * second)
    const short = copy({ opensAt, closesAt: later(opensAt, minute) })
    await expect(insertSignals(database().db, [short])).rejects.toThrow(/check/)
    const long = copy({ opensAt: later(first.opensAt, second), closesAt: first.closesAt })
    await expect(insertSignals(database().db, [long])).rejects.toThrow(/check/)
  })

  test('two of one rule that open together', async () => {
    await expect(
      insertSignals(database().db, [{ ...first, id: '0195608b-0000-7000-8000-00000000abcd' }]),
    ).rejects.toThrow(/unique/)
  })

  test.each([
    ['signals', 'opens_at'],
    ['signal_records', 'started_at'],
    ['signal_outcomes', 'graded_at'],
  ])('any change of %s, even by the owner', async (table, column) => {
    const { owner } = database()
    await expect(owner.rows(`delete from ${table}`)).rejects.toThrow(/append-only/)
    await expect(owner.rows(`truncate ${table} cascade`)).rejects.toThrow(/append-only/)
    await expect(owner.rows(`update ${table} set ${column} = now()`)).rejects.toThrow(/append-only/)
  })
})

describe('measuring', () => {
  test('each signal once, by the prices of its window, and all are counted', async () => {
    expect(await desk.grade()).toBeGreaterThanOrEqual(3)
    const [row] = await database().db.rows<{ outcome: string; count: bigint }>(
      `select outcome::text, count(*) from signal_outcomes where signal_id = $1 group by 1`,
      [first.id],
    )
    expect(row).toBeDefined()
    expect(await desk.grade()).toBe(0)
    const { data } = await api('public/signals/records')
    const sums = await database().db.rows<{ outcome: string; count: bigint }>(
      'select outcome::text, count(*) from signal_outcomes group by 1',
    )
    const counted = Object.fromEntries(sums.map(({ outcome, count }) => [outcome, Number(count)]))
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({
      rule: always.name,
      is_current: true,
      horizon: 60,
      all: {
        hits: counted.hit ?? 0,
        misses: counted.miss ?? 0,
        ties: counted.tie ?? 0,
        voids: counted.void ?? 0,
        hit_rate: null,
        verdict: 'too_few',
      },
    })
    expect(data[1]).toMatchObject({ rule: never.name, waiting: 0, by_instrument: [] })
  })

  test.each([
    ['the way it said is a hit', 5, 5, 'hit'],
    ['the other way is a miss', 8, -5, 'miss'],
  ])('a price that goes %s', async (_, minutes, step, outcome) => {
    await desk.until(later(toCome, minutes * minute + second), (nr) => 60_020 + (nr % 3))
    const said = await desk.publish()
    const signal = said.find(({ instrument }) => instrument.symbol === 'BTCUSD')!
    await desk.until(later(signal.opensAt, 2 * second), (nr) => 60_020 + (nr % 3))
    await desk.until(later(signal.closesAt, second), (nr) => 60_020 + step * nr)
    await desk.grade()
    const ended = (await api('public/signals?symbol=BTCUSD&limit=1')).data[0]
    expect(ended).toMatchObject({ signal_id: signal.id, outcome, trade_mode: 'Buy' })
    expect(Math.sign(ended.end_price - ended.strike_price)).toBe(Math.sign(step))
  })

  test('another parameter begins another record; the one before stays', async () => {
    const changed: SignalRule = { ...always, parameters: { ...always.parameters, fast: 99 } }
    await beginRecords({ db: database().db, clock: desk.engine.clock }, [changed])
    await beginRecords({ db: database().db, clock: desk.engine.clock }, [changed])
    const { data } = await api('public/signals/records')
    expect(data).toHaveLength(3)
    expect(data[2]).toMatchObject({ is_current: false, parameters: { fast: 99 } })
  })
})

describe('lists', () => {
  test('strangers see what has ended, and no cursor or symbol of nothing is taken', async () => {
    const all = await api('public/signals?limit=500')
    expect(all.data.length).toBeGreaterThan(3)
    expect(all.data.every(({ outcome }: { outcome: string | null }) => outcome !== null)).toBe(true)
    const one = await api('public/signals?limit=1')
    const two = await api(`public/signals?limit=1&cursor=${one.next_cursor}`)
    expect([one.data[0].signal_id, two.data[0].signal_id]).toEqual(
      all.data.slice(0, 2).map(({ signal_id }: { signal_id: string }) => signal_id),
    )
    expect((await api('public/signals?cursor=x')).code).toBe('malformed')
    expect((await api('public/signals?symbol=NOPE')).code).toBe('not_found')
    expect((await api('signals')).code).toBe('signed_out')
  })
})
