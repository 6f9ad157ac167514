// Threat T42 on two and on three sources: what becomes of prices when sources agree, drift, lie,
// stand still, die and come back. The table is the one that decision 233 publishes.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, type Millis, millis, minute, second } from '#kernel/time.ts'
import { bitcoin, euro } from '#test/instruments.ts'
import { type ScriptedSource, scriptedSource } from '#test/scripted-source.ts'
import { medianParts } from '#verify/median.ts'
import type { Feed, FeedCandle, FeedGap, FeedHalt, FeedTick, LeftOut } from './feed.ts'
import { createMedianFeed } from './median.feed.ts'

const noon = millis(Date.UTC(2026, 0, 14, 12))
const names = ['kraken', 'coinbase', 'bitstamp'] as const
const usual = 60_000

let now: Millis
let sources: ScriptedSource[]
let feed: Feed
let ticks: FeedTick[]
let halts: FeedHalt[]
let left: (FeedTick & LeftOut)[]
let gaps: FeedGap[]
let candles: FeedCandle[]
/** What each says by itself, each tenth of a second; undefined: nothing. */
let says: ((ms: number) => number | undefined)[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  now = noon
})
afterEach(async () => {
  await feed.stop()
  vi.useRealTimers()
})

async function begin(count: number, symbols = names.map(() => ['BTCUSD'])): Promise<void> {
  ticks = []
  halts = []
  left = []
  gaps = []
  candles = []
  sources = names.slice(0, count).map((name, place) => scriptedSource(name, symbols[place] ?? []))
  feed = createMedianFeed(sources, { instruments: [bitcoin, euro], clock: { now: () => now } })
  await feed.start({
    tick: (tick) => ticks.push(tick),
    gap: (gap) => gaps.push(gap),
    candles: (batch) => candles.push(...batch),
    status: () => {},
    halt: (halt) => halts.push(halt),
    leftOut: (tick, why) => left.push({ ...tick, ...why }),
  })
  for (const source of sources) {
    source.miss({ from: undefined, to: now, cause: 'restarted' })
    source.connect()
  }
  // A market that moves by a dollar each second.
  says = sources.map(() => (ms) => usual + (Math.floor(ms / second) % 2))
}

/** Lets the sources talk for so long. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 100) {
    now = later(now, 100)
    for (const [place, source] of sources.entries()) {
      const price = says[place]?.(now - noon)
      if (price !== undefined) source.say('BTCUSD', price, now)
      else source.tellThrough(now)
    }
    vi.advanceTimersByTime(100)
  }
}

const since = (at: Millis) => ticks.filter((tick) => tick.at > at)
const rolesOf = (tick: FeedTick | undefined) =>
  medianParts(tick?.source ?? '')?.map(({ name, role }) => (role === 'used' ? name : role))
const farthest = () => Math.max(...ticks.map(({ price }) => Math.abs(price - usual)))

type Row = {
  readonly what: string
  readonly happens: () => void
  /** What stands in the newest price's name afterwards, or why there is none. */
  readonly two: string
  readonly three: string
  /** Whether a price may follow it; otherwise none is further than two dollars from the others. */
  readonly follows?: boolean
}

const lie = (place: number, price: number | undefined) => {
  says[place] = () => price
}

const rows: readonly Row[] = [
  {
    what: 'all agree',
    happens: () => pass(minute),
    two: 'kraken coinbase',
    three: 'kraken coinbase bitstamp',
  },
  {
    what: 'one drifts by a fifth of a percent',
    happens: () => {
      says[1] = (ms) => usual * 1.002 + (Math.floor(ms / second) % 2)
      pass(minute)
    },
    two: 'kraken coinbase',
    three: 'kraken coinbase bitstamp',
    follows: true,
  },
  {
    what: 'one leaps by a fifth for a moment',
    happens: () => {
      sources[1]?.say('BTCUSD', usual * 1.2, later(now, 50))
      pass(10 * second)
    },
    two: 'kraken coinbase',
    three: 'kraken coinbase bitstamp',
  },
  {
    what: 'one lies by five percent and goes on',
    happens: () => {
      says[1] = (ms) => usual * 1.05 + (Math.floor(ms / second) % 2)
      pass(10 * minute)
    },
    two: 'disputed',
    three: 'kraken bitstamp outlier',
  },
  {
    what: 'all say something else',
    happens: () => {
      for (const place of [0, 1, 2]) lie(place, usual * (1 + place / 50))
      pass(minute)
    },
    two: 'disputed',
    three: 'disputed',
  },
  {
    what: 'one stands still and goes on telling that',
    happens: () => {
      lie(1, usual)
      pass(90 * second)
    },
    two: 'kraken frozen',
    three: 'kraken bitstamp frozen',
  },
  {
    what: 'one stands still for long',
    happens: () => {
      lie(1, usual)
      pass(3 * minute)
    },
    two: 'alone',
    three: 'kraken bitstamp frozen',
  },
  {
    what: 'one says nothing while its connection lives',
    happens: () => {
      lie(1, undefined)
      pass(30 * second)
    },
    two: 'kraken old',
    three: 'kraken bitstamp old',
  },
  {
    what: 'one dies',
    happens: () => {
      sources[1]?.lose()
      lie(1, undefined)
      pass(30 * second)
    },
    two: 'kraken down',
    three: 'kraken bitstamp down',
  },
  {
    what: 'one dies for long',
    happens: () => {
      sources[1]?.lose()
      lie(1, undefined)
      pass(2 * minute)
    },
    two: 'alone',
    three: 'kraken bitstamp down',
  },
  {
    what: 'one dies, and what is left leaps',
    happens: () => {
      sources[1]?.lose()
      lie(1, undefined)
      lie(2, usual * 1.05)
      pass(2 * minute)
    },
    two: 'alone',
    three: 'disputed',
  },
  {
    what: 'all but one die for long',
    happens: () => {
      for (const place of [1, 2]) {
        sources[place]?.lose()
        lie(place, undefined)
      }
      pass(2 * minute)
    },
    two: 'alone',
    three: 'alone',
  },
  {
    what: 'one dies for long and comes back',
    happens: () => {
      const before = says[1] ?? (() => undefined)
      sources[1]?.lose()
      lie(1, undefined)
      pass(2 * minute)
      sources[1]?.connect()
      says[1] = before
      pass(10 * second)
    },
    two: 'kraken coinbase',
    three: 'kraken coinbase bitstamp',
  },
  {
    what: 'the clock of one runs half a minute behind',
    happens: () => {
      lie(1, undefined)
      for (let s = 0; s < 60; s += 1) {
        sources[1]?.say('BTCUSD', usual, later(now, -30 * second))
        pass(second)
      }
    },
    two: 'kraken old',
    three: 'kraken bitstamp old',
  },
  {
    what: 'one tells the same twice, and older words after newer ones',
    happens: () => {
      for (let s = 0; s < 30; s += 1) {
        sources[1]?.say('BTCUSD', usual * 1.1, later(now, -5 * second))
        pass(second)
      }
    },
    two: 'kraken coinbase',
    three: 'kraken coinbase bitstamp',
  },
]

describe.each([2, 3])('of %s sources', (count) => {
  it.each(rows)('$what', async ({ happens, two, three, follows = false }) => {
    await begin(count)
    pass(5 * second)
    expect(halts).toEqual([])
    happens()
    const outcome = (count === 2 ? two : three).split(' ')
    const isHalted = outcome[0] === 'disputed' || outcome[0] === 'alone'
    expect(halts.at(-1)?.cause).toBe(isHalted ? outcome[0] : undefined)
    const lately = since(later(now, -2 * second))
    if (isHalted) expect(lately).toEqual([])
    else expect(rolesOf(lately.at(-1))).toEqual(outcome)
    if (!follows) expect(farthest()).toBeLessThanOrEqual(2)
  })
})

describe('a price', () => {
  it('keeps what each source said', async () => {
    await begin(3)
    lie(0, 60_000.004)
    lie(1, 60_010)
    lie(2, 70_000)
    pass(second)
    expect(ticks.at(-1)).toMatchObject({
      symbol: 'BTCUSD',
      price: 60_005,
      source: 'median:kraken+coinbase;bitstamp=outlier',
      mids: [6_000_000, 6_001_000, 7_000_000],
    })
    expect(left.at(-1)).toMatchObject({ source: 'bitstamp', price: 70_000, reason: 'outlier' })
  })

  it('is told once an instant, of all that is said of it', async () => {
    await begin(3)
    pass(5 * second)
    const times = ticks.map(({ at }) => at)
    expect(new Set(times).size).toBe(times.length)
    expect(ticks.every((tick) => rolesOf(tick)?.length === 3)).toBe(true)
  })

  it('is told in order, and complete as far as is said', async () => {
    await begin(2)
    for (let turn = 0; turn < 50; turn += 1) {
      pass(100)
      expect(feed.toldThrough()).toBeLessThanOrEqual(now)
      expect(ticks.every(({ at }) => at <= feed.toldThrough())).toBe(true)
    }
    expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).toSorted())
    expect(later(now, -feed.toldThrough())).toBeLessThan(second)
  })

  it('is of two that list it, and of what is only shown also of one', async () => {
    await begin(2, [['BTCUSD', 'EURUSD'], ['BTCUSD']])
    expect(feed.symbols).toEqual(['BTCUSD'])
    await feed.stop()
    const shown = { ...euro, isTradable: false }
    const clock = { now: () => now }
    feed = createMedianFeed(sources, { instruments: [bitcoin, shown], clock })
    expect(feed.symbols).toEqual(['BTCUSD', 'EURUSD'])
    const told: FeedTick[] = []
    await feed.start({
      tick: (tick) => told.push(tick),
      gap: () => {},
      candles: () => {},
      status: () => {},
    })
    for (const source of sources) source.connect()
    for (const source of sources) source.say('EURUSD', 1.1, now)
    vi.advanceTimersByTime(100)
    expect(told).toEqual([{ symbol: 'EURUSD', price: 1.1, at: now, source: 'kraken' }])
  })
})

describe('what was missed', () => {
  it('is a gap only where no source was heard', async () => {
    await begin(2)
    expect(gaps).toEqual([{ from: undefined, to: noon, cause: 'restarted' }])
    pass(second)
    const lost = now
    sources[1]?.lose()
    pass(second)
    sources[1]?.miss({ from: lost, to: now, cause: 'connection_lost' })
    sources[1]?.connect()
    pass(second)
    expect(gaps).toHaveLength(1)
    for (const source of sources) source.lose()
    const heard = feed.toldThrough()
    now = later(now, 5 * second)
    sources[0]?.miss({ from: lost, to: now, cause: 'connection_lost' })
    sources[0]?.connect()
    sources[1]?.miss({ from: lost, to: now, cause: 'connection_lost' })
    sources[1]?.connect()
    expect(gaps.slice(1)).toEqual([{ from: heard, to: now, cause: 'connection_lost' }])
    pass(second)
    expect(ticks.at(-1)?.at).toBeGreaterThan(heard)
  })

  it('has the prices that the sources say afterwards, by the same rule', async () => {
    await begin(2)
    const said = (name: string, prices: readonly number[]): FeedTick[] =>
      prices.map((price, s) => ({
        symbol: 'BTCUSD',
        price,
        at: later(noon, s * second),
        source: `${name} trades` as 'kraken trades',
      }))
    const [kraken, coinbase] = sources
    if (!kraken || !coinbase) throw new Error('two sources')
    kraken.again = { answer: 'prices', asked: 'kraken', ticks: said('kraken', [100, 100.1, 100.2]) }
    coinbase.again = { answer: 'prices', asked: 'coinbase', ticks: said('coinbase', [100.2, 105]) }
    const range = { from: noon, to: later(noon, minute) }
    const { answer, asked, ticks: again } = await feed.refetch('BTCUSD', range)
    expect([answer, asked]).toEqual(['prices', 'kraken; coinbase'])
    // Alone, then agreed twice; from the second of the dispute on there is none.
    expect(again.map(({ price, source }) => [price, source])).toEqual([
      [100, 'median:kraken trades;coinbase trades=old'],
      [100.1, 'median:kraken trades+coinbase trades'],
      [100.15, 'median:kraken trades+coinbase trades'],
    ])
    coinbase.again = { answer: 'unreachable', asked: 'coinbase', ticks: [] }
    kraken.again = { answer: 'nothing', asked: 'kraken', ticks: [] }
    expect(await feed.refetch('BTCUSD', range)).toMatchObject({ answer: 'unreachable', ticks: [] })
    expect(await feed.refetch('NONE', range)).toMatchObject({ answer: 'nothing', ticks: [] })
  })

  it('has the minutes of the first that lists it', async () => {
    await begin(2)
    const candle = (at: Millis, close: number): FeedCandle => {
      return { symbol: 'BTCUSD', at, open: close, high: close, low: close, close, ticks: 1 }
    }
    for (const [place, source] of sources.entries()) source.candles = [candle(noon, 100 + place)]
    const told: FeedCandle[] = []
    for await (const batch of feed.history({ from: noon, to: later(noon, minute) })) {
      told.push(...batch)
    }
    expect(told.map(({ close }) => close)).toEqual([100])
    // Minutes that others were heard in are ours already.
    pass(2 * minute)
    sources[0]?.tellCandles([candle(later(noon, minute), 1), candle(later(noon, -minute), 2)])
    sources[1]?.tellCandles([candle(later(noon, -minute), 3)])
    expect(candles.map(({ close }) => close)).toEqual([2])
  })
})

it('says how each source is heard', async () => {
  await begin(3)
  lie(2, usual * 1.01)
  pass(second)
  sources[1]?.lose()
  pass(second)
  expect(feed.voices?.()).toMatchObject([
    { name: 'kraken', isUp: true, instruments: 1 },
    { name: 'coinbase', isUp: false, used: 0 },
    { name: 'bitstamp', isUp: true, newestAt: now },
  ])
})
