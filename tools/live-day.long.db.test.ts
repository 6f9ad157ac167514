// A day of a live install on two exchanges, one of which fails in every way it can: its clients trade
// all day, and prices, halts and voids are as decision 233 has them. Each exchange is heard through
// frames in its own format and the product's own parser; a day passes in minutes.

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, iso, later, type Millis, millis, minute, second } from '#kernel/time.ts'
import { bitstamp } from '#server/trading/market/bitstamp-messages.ts'
import { coinbase } from '#server/trading/market/coinbase-messages.ts'
import type { Exchange } from '#server/trading/market/exchange.ts'
import type { Feed } from '#server/trading/market/feed.ts'
import { createMedianFeed } from '#server/trading/market/median.feed.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, testInstruments } from '#test/engine.ts'
import { bitstampDialect, coinbaseDialect } from '#test/exchange-dialects.ts'
import type { Dialect } from '#test/exchange-server.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { type Logged, loggedBy } from '#test/logged.ts'
import { type ScriptedSource, scriptedSource } from '#test/scripted-source.ts'
import { verifySaved } from '#verify/saved.ts'
import { audit, brokenOf } from './audit/audit.ts'

const midnight = millis(Date.UTC(2026, 2, 4))
/** How often both are heard. */
const beatMs = 2 * second
const first = 60_000
/** What the market moves in a second: some 67 % a year. */
const perRootSecond = 0.000_12
const clients = 12

type Failing = 'well' | 'gone' | 'mute' | 'lies' | 'stuck'

/** What becomes of the exchange that fails, and of the halts that follow. */
type Event = {
  readonly from: number
  readonly to: number
  readonly does: Failing
  /** Both of them. */
  readonly isBoth?: boolean
  /** After the beginning, what the halt begins by; null: there need be none. */
  readonly halts: { readonly cause: 'alone' | 'disputed'; readonly after: number } | null
}

const events: readonly Event[] = [
  { from: 2, to: 2 + 1 / 3, does: 'gone', halts: { cause: 'alone', after: minute } },
  { from: 5, to: 5 + 1 / 3, does: 'mute', halts: { cause: 'alone', after: minute + 10 * second } },
  { from: 8, to: 8 + 1 / 6, does: 'lies', halts: { cause: 'disputed', after: 0 } },
  { from: 11, to: 11 + 1 / 3, does: 'stuck', halts: { cause: 'alone', after: 2 * minute } },
  { from: 14, to: 14 + 2 / 3_600, does: 'lies', halts: { cause: 'disputed', after: 0 } },
  { from: 17, to: 17 + 1 / 12, does: 'gone', isBoth: true, halts: null },
  { from: 22, to: 25, does: 'gone', halts: { cause: 'alone', after: minute } },
]
const span = ({ from, to }: Event) => ({
  from: later(midnight, from * hour),
  to: later(midnight, to * hour),
})
const eventAt = (at: Millis) => events.find((one) => at > span(one).from && at <= span(one).to)

/** The same each time: no seed decides whether a halt is a second longer. */
function seeded(): () => number {
  let state = 20_261_128
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const roll = seeded()
const database = freshDatabase()
const clock = testClock(midnight)
const speakers = {
  coinbase: { exchange: coinbase, dialect: coinbaseDialect, pair: 'BTC-USD' },
  bitstamp: { exchange: bitstamp, dialect: bitstampDialect, pair: 'btcusd' },
} as const
let sources: Record<keyof typeof speakers, ScriptedSource>
let median: Feed
let engine: TestEngine
let logged: Logged
let ids: ClientId[]
/** What the market was, by beats. */
const truth = new Map<Millis, number>()
let price = first
let stuckAt = first
let answers: Record<string, number>

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const symbols = ['BTCUSD']
  sources = {
    coinbase: scriptedSource('coinbase', symbols),
    bitstamp: scriptedSource('bitstamp', symbols),
  }
  for (const source of Object.values(sources)) source.candles = pastCandles()
  const instruments = testInstruments.filter(({ symbol }) => symbol === 'BTCUSD')
  median = createMedianFeed(Object.values(sources), { instruments, clock })
  engine = await startTestEngine(database().db, { clock, source: median })
  for (const source of Object.values(sources)) {
    source.miss({ from: undefined, to: midnight, cause: 'restarted' })
    source.connect()
  }
  logged = loggedBy(database().db, engine)
  ids = []
  for (let nr = 0; nr < clients; nr += 1) {
    const at = later(midnight, -day)
    ids.push(await addFundedClient(database().db, { real: dollars(10_000), demo: zeroUsd, at }))
  }
  answers = {}
  await logged.round()
  await wholeDay()
}, 1_800_000)
afterAll(async () => {
  await engine.stop()
  vi.useRealTimers()
})

/** Four hours of minutes, as an exchange tells them. */
function pastCandles() {
  const minutes = 4 * 60
  let close = first
  return Array.from({ length: minutes }, (_, nr) => {
    close *= Math.exp(normal() * perRootSecond * Math.sqrt(60))
    const at = later(midnight, (nr - minutes) * minute)
    return { symbol: 'BTCUSD', at, open: close, high: close, low: close, close, ticks: 30 }
  })
}

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll())
}

/** In the exchange's own words, read as the product reads them. */
function heard(name: keyof typeof speakers, mid: number, at: Millis): void {
  const { exchange, dialect, pair } = speakers[name]
  const quoted = { bid: (mid - 0.05).toFixed(2), ask: (mid + 0.05).toFixed(2), time: iso(at) }
  const frame = JSON.stringify((dialect as Dialect).ticker(pair, quoted))
  const message = present((exchange as Exchange).parse(frame), 'it is a message')
  if (message.kind !== 'quotes') throw new Error(`it says ${message.kind}`)
  for (const { bid, ask, micros } of message.quotes) {
    expect(Math.floor((micros ?? 0) / 1_000)).toBe(at)
    sources[name].say('BTCUSD', (bid + ask) / 2, at)
  }
}

/** Both say what they have to say of these two seconds. */
async function beat(): Promise<void> {
  const before = eventAt(clock.now())
  clock.advance(beatMs)
  const now = clock.now()
  const event = eventAt(now)
  price *= Math.exp(normal() * perRootSecond * Math.sqrt(beatMs / second))
  truth.set(now, price)
  if (before?.does !== event?.does) change(before, event)
  if (!event?.isBoth) heard('bitstamp', price + roll(), later(now, -200))
  const failing = event?.does ?? 'well'
  const mid = { well: price + roll(), lies: price * 1.07, stuck: stuckAt, gone: 0, mute: 0 }[
    failing
  ]
  if (mid > 0) heard('coinbase', mid, later(now, -100))
  if (failing !== 'mute') sources.coinbase.tellThrough(now)
  sources.bitstamp.tellThrough(now)
  vi.advanceTimersByTime(25)
  // As far as the two were heard: while neither is, nothing is known.
  const through = median.toldThrough()
  while (engine.market.storedThrough < through - 1) await sleep(1)
}

function change(before: Event | undefined, event: Event | undefined): void {
  const both = [sources.coinbase, ...((event ?? before)?.isBoth ? [sources.bitstamp] : [])]
  if (event?.does === 'gone') for (const source of both) source.lose()
  if (event?.does === 'stuck') stuckAt = price
  if (before?.does !== 'gone') return
  for (const source of both) {
    source.miss({ from: span(before).from, to: clock.now(), cause: 'connection_lost' })
    source.connect()
  }
}

async function wholeDay(): Promise<void> {
  const end = later(midnight, day)
  for (let beats = 0; clock.now() < end; beats += 1) {
    await beat()
    if (beats % 15 === 0) await placeSome()
    if (beats % 900 === 0) await logged.round()
  }
  // What was open is over, and everything is in the log.
  for (const ms of [hour, 10 * second, 10 * second]) {
    clock.advance(ms)
    sources.bitstamp.tellThrough(clock.now())
    vi.advanceTimersByTime(25)
    await engine.pass(0)
    await logged.round()
  }
}

async function placeSome(): Promise<void> {
  const clientId = present(ids[Math.floor(roll() * clients)], 'one of them')
  const order = anOrder({
    book: 'real',
    direction: roll() < 0.5 ? 'rise' : 'fall',
    durationSeconds: present([60, 60, 180, 300, 900][Math.floor(roll() * 5)], 'one of them'),
    strikeRate: present(['75/3', '12/5', '218/218', '1/61'][Math.floor(roll() * 4)], 'one of them'),
  })
  const answer = await engine.lanes.open({ clientId, order, orderKey: null })
  const said = isRefusal(answer) ? answer.refused : 'accepted'
  answers[said] = (answers[said] ?? 0) + 1
}

type Halt = { readonly cause: string | null; readonly at: Millis }

const halts = () => database().db.rows<Halt>('select cause, at from price_halts order by id')

type Ended = {
  readonly id: string
  readonly clientId: ClientId
  readonly status: string
  readonly cause: string | null
  readonly from: Millis
  readonly to: Millis
}

const trades = () =>
  database().db.rows<Ended>(
    `select id, client_id as "clientId", status, void_cause as cause, accepted_at as "from",
            expires_at as "to"
       from trade_records order by id`,
  )

test('prices are the market’s, and never a lie', async () => {
  const ticks = await database().db.rows<{ at: Millis; price: bigint }>(
    `select at, price from ticks where source_id in
       (select id from tick_sources where name like 'median:%') order by seq`,
  )
  expect(ticks.length).toBeGreaterThan(30_000)
  const wrong = ticks.filter(({ at, price: points }) => {
    const now = millis(Math.ceil((at - midnight) / beatMs) * beatMs + midnight)
    return Math.abs(Number(points) / 100 / present(truth.get(now), 'a beat') - 1) > 0.003
  })
  expect(wrong).toEqual([])
})

test('everybody is halted when decision 233 says, and no longer', async () => {
  const all = await halts()
  for (const event of events) {
    const { from, to } = span(event)
    const begun = all.filter(
      ({ cause, at }) => cause !== null && at > from && at <= later(to, minute),
    )
    if (!event.halts) {
      // Who comes back first is alone for as long as the other is not heard.
      expect(begun.every(({ at }) => at > to)).toBe(true)
      continue
    }
    const [halt] = begun
    expect([event.does, halt?.cause]).toEqual([event.does, event.halts.cause])
    const after = present(halt, 'it halts').at - from - event.halts.after
    expect(after, event.does).toBeGreaterThanOrEqual(-2 * beatMs)
    expect(after, event.does).toBeLessThanOrEqual(3 * beatMs)
    const goesOn = all.find(({ cause, at }) => cause === null && at > (halt?.at ?? 0))
    if (to > later(midnight, day)) expect(goesOn).toBeUndefined()
    else expect(present(goesOn, 'it goes on').at - to).toBeLessThanOrEqual(4 * beatMs)
  }
  // None at another time.
  const others = all.filter(({ at }) => {
    return !events.some((event) => at > span(event).from && at <= later(span(event).to, minute))
  })
  expect(others).toEqual([])
})

test('nobody’s order is taken while it is halted', async () => {
  const all = await halts()
  const closed = all.flatMap(({ cause, at }, nr) => {
    return cause === null ? [] : [{ from: at, to: all[nr + 1]?.at ?? later(midnight, 2 * day) }]
  })
  const within = (await trades()).filter(({ from }) => {
    return closed.some((one) => from > later(one.from, second) && from < one.to)
  })
  expect(within).toEqual([])
  expect(answers.price_stale).toBeGreaterThan(100)
  expect(answers.accepted).toBeGreaterThan(1_500)
})

test('all trades end; void are those alone that needed a price of a time without one', async () => {
  const all = await trades()
  expect(all.filter(({ status }) => status === 'open')).toEqual([])
  const void_ = all.filter(({ status }) => status === 'voided')
  expect(void_.length).toBeGreaterThan(3)
  const causes = new Set(void_.map(({ cause }) => cause))
  expect([...causes]).toContain('sources_disagreed')
  const touches = ({ from, to }: Ended) =>
    events.some((event) => from <= later(span(event).to, 10 * second) && to > span(event).from)
  expect(void_.filter((one) => !touches(one))).toEqual([])
  console.log(
    `a day on two exchanges: ${JSON.stringify(answers)}, ${void_.length} of ${all.length} void ` +
      `(${[...causes].join(', ')}), ${(await halts()).length} halts and ends of halts`,
  )
})

test('receipts hold from outside, and the books inside', async () => {
  const all = await trades()
  const looked = all.filter(({ status }, nr) => status === 'voided' || nr % 20 === 0)
  for (const { id, clientId } of looked) {
    const saved = present(await logged.receiptOf(clientId, id), 'it is theirs')
    const verdict = await verifySaved(saved)
    const wrong = [...verdict.findings, ...verdict.checks].filter(({ ok }) => !ok)
    expect([id, wrong.map(({ name }) => name)]).toEqual([id, []])
  }
  expect(brokenOf(await audit(database().db, { now: iso(clock.now()), show: 3 }))).toEqual([])
})
