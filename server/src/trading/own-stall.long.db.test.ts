import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { strikeRates } from '#contract/client/trades.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { later, type Millis, millis, second } from '#kernel/time.ts'
import type { Engine } from '#server/trading/engine.ts'
import { loadEnds } from '#server/trading/market/market.store.ts'
import { newest } from '#server/trading/market/tick.ts'
import {
  type End,
  type StoredPrice,
  selectTrades,
  storedTrade,
  type TradeRow,
} from '#server/trading/trades/past-trades.store.ts'
import { decideSettlement } from '#server/trading/trades/settlement.ts'
import type { OpenTrade } from '#server/trading/trades/trade.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import type { Exchange, ExchangeWish } from '#test/exchange-child.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { krakenEngine } from '#test/stalled.ts'

/** A trade of a minute takes ten seconds. */
const speed = 6
const since = Date.now()
const now = (): Millis => millis(since + (Date.now() - since) * speed)

const child = fileURLToPath(new URL('../../test/exchange-child.ts', import.meta.url))

let calm: TestDatabase
let stalled: TestDatabase
let process: ChildProcess
let engine: Engine
let client: ClientId

beforeEach(async () => {
  calm = await cloneDatabase()
  stalled = await cloneDatabase()
  process = fork(child, { execArgv: ['--import', 'tsx'], serialization: 'advanced' })
  process.send({ connection: calm.connection, since, speed } satisfies ExchangeWish)
  const [exchange] = (await once(process, 'message')) as [Exchange]
  const funds = { real: dollars(1), demo: dollars(9_000) }
  client = await addFundedClient(stalled.db, { at: now(), ...funds })
  engine = await krakenEngine(stalled.db, { ...exchange, now, speed })
  return async () => {
    await engine.stop()
    await stalled.db.close()
  }
})

afterEach(async () => {
  const gone = once(process, 'exit')
  process.kill()
  await gone
  await calm.db.close()
})

/** A trade of each kind, as soon as the price is fresh; returns when the last one expires. */
async function placeAll(): Promise<Millis> {
  // The first tick of whoever begins to listen may be one that others made wait; from the second on
  // the series are the same.
  for (const { series } of engine.market.byId.values()) {
    await expect.poll(() => newest(series)?.seq ?? 0, { timeout: 120_000 }).toBeGreaterThan(1)
  }
  // Side by side, so that both have open trades until the end, however slowly the machine goes.
  await Promise.all(['BTCUSD', 'ETHUSD'].map(placeOn))
  return millis(Math.max(...expiries()))
}

async function placeOn(symbol: string): Promise<void> {
  for (const { id } of strikeRates) {
    for (const direction of ['rise', 'fall'] as const) {
      const order = anOrder({ symbol, direction, strikeRate: id })
      await expect
        .poll(async () => isRefusal(await open(order)), { timeout: 120_000, interval: 20 })
        .toBe(false)
    }
  }
}

function open(order: ReturnType<typeof anOrder>) {
  return engine.lanes.open({ clientId: client, order, orderKey: null })
}

function expiries(): Millis[] {
  return [...engine.positions.byId.values()].map(({ trade }) => trade.expiresAt)
}

async function reaches(instant: Millis): Promise<void> {
  await expect.poll(() => now() >= instant, { timeout: 120_000, interval: 20 }).toBe(true)
}

/** Nothing runs in this process: no timer, no socket, no promise. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

type Settled = { readonly trade: OpenTrade; readonly end: End }

async function allSettled(): Promise<Settled[]> {
  await expect.poll(() => engine.positions.byId.size, { timeout: 120_000 }).toBe(0)
  // A connection that was being made while nothing ran is given up, and made anew.
  const read = () => stalled.db.rows<TradeRow>(selectTrades)
  const rows = await vi.waitFor(read, { timeout: 120_000, interval: 100 })
  return rows.map(storedTrade).map(({ trade, end }) => ({ trade, end: present(end, 'settled') }))
}

/** Each ended as it does with the prices of the engine that nobody disturbed. */
async function expectUndisturbed(settled: readonly Settled[]): Promise<void> {
  const expiries = settled.map(({ trade }) => trade.expiresAt)
  const all = async () => {
    const [row] = await calm.db.rows<{ at: Millis }>(
      'select min(at) as at from (select max(at) as at from ticks group by instrument_id) newest',
    )
    return row!.at > Math.max(...expiries)
  }
  await expect.poll(all, { timeout: 120_000 }).toBe(true)
  const ends = await loadEnds(
    calm.db,
    settled.map(({ trade }) => ({
      instrumentId: trade.instrument.id,
      after: trade.acceptedAt,
      upTo: trade.expiresAt,
    })),
  )
  const price = (it: StoredPrice | null) => it && { at: it.at, price: it.price }
  const shown = (end: Omit<End, 'settledAt'>) => {
    const { status, strike, payout, voidReason, entry, exit } = end
    return { status, strike, payout, voidReason, entry: price(entry), exit: price(exit) }
  }
  const wanted = settled.map(({ trade }, nr) => shown(decideSettlement(trade, ends[nr]!, [])))
  expect(settled.map(({ end }) => shown(end))).toEqual(wanted)
  expect(settled.filter(({ end }) => end.status === 'voided')).toEqual([])
  expect(new Set(settled.map(({ end }) => end.status)).size).toBeGreaterThan(1)
}

const stallMs = 20 * second

const wish = { timeout: 120_000 }

test('20 s in which the process stands still around expiries change no result', wish, async () => {
  const last = await placeAll()
  const middle = (Math.min(...expiries()) + last) / 2
  await reaches(millis(middle - stallMs / 2))
  standStill(stallMs / speed)
  const settled = await allSettled()
  expect(settled).toHaveLength(4 * strikeRates.length)
  await expectUndisturbed(settled)
  expect(await stalled.db.rows('select from price_gaps')).toEqual([])
})

test('a connection that is lost over all expiries changes no result', wish, async () => {
  const last = await placeAll()
  // Five seconds of ours: the cut comes in time where the machine is busy with something else.
  await reaches(millis(Math.min(...expiries()) - 30 * second))
  process.send('cut')
  await reaches(later(last, stallMs / 2))
  process.send('back')
  const settled = await allSettled()
  await expectUndisturbed(settled)
  const answers = await stalled.db.rows(
    'select distinct instrument_id, cause, answer from price_gaps order by 1',
  )
  expect(answers).toEqual([
    { instrument_id: 2, cause: 'connection_lost', answer: 'prices' },
    { instrument_id: 3, cause: 'connection_lost', answer: 'prices' },
  ])
})
