import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { day, hour, later, type Millis, millis, minute, second } from '#kernel/time.ts'
import { systemClock } from '#server/platform/clock.ts'
import { isOpenAt } from '../instruments/instrument.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import type { FeedGap, FeedStatus, FeedTick } from './feed.ts'
import { parseFeedSetting } from './feed-setting.ts'
import { readRecordedFile } from './recorded-files.ts'
import { createReplayFeed } from './replay.feed.ts'

const instruments = await readInstruments(
  fileURLToPath(new URL('../../../seed/instruments.csv', import.meta.url)),
)
const now = millis(Date.parse('2026-11-18T10:00:00Z'))
const monday = Date.parse('2022-01-03T00:00:00Z')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

async function fileOf(name: string, minutes: number, price = 40_000): Promise<string> {
  const rows = Array.from({ length: minutes }, (_, i) => {
    const open = price + (i % 7)
    return [monday + i * minute, open, open + 3, open - 2, open + 1, 1].join(',')
  })
  const path = join(folder, name)
  await writeFile(path, ['timestamp,open,high,low,close,volume', ...rows].join('\n'))
  return path
}

async function feedOf(text: string) {
  const setting = parseFeedSetting(text)
  if (!('name' in setting) || setting.name !== 'replay') throw new Error(`not a replay: ${text}`)
  return createReplayFeed(setting, { instruments, clock: systemClock, log: () => {} })
}

async function all<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = []
  for await (const batch of batches) items.push(...batch)
  return items
}

function recorder() {
  const gaps: FeedGap[] = []
  const ticks: FeedTick[] = []
  const statuses: FeedStatus[] = []
  return {
    gaps,
    ticks,
    statuses,
    sink: {
      gap: (gap: FeedGap) => gaps.push(gap),
      tick: (tick: FeedTick) => ticks.push(tick),
      candles: () => {},
      status: (status: FeedStatus) => statuses.push(status),
    },
  }
}

const range = (from: Millis, to: Millis) => ({ from, to })

test('several files play at once, each under its own name, and join their history', async () => {
  const btc = await fileOf('btc-usd-1m.csv', 8 * 1440)
  const eth = await fileOf('some-coin.csv', 8 * 1440, 3_000)
  const feed = await feedOf(`replay:${btc},ETHUSD=${eth}`)
  expect(feed.symbols).toEqual(['BTCUSD', 'ETHUSD'])
  expect(feed.isLive).toBe(false)

  const candles = await all(feed.history(range(later(now, -2 * day), now)))
  expect(candles).toHaveLength(2 * 2 * 1440)
  for (const [i, candle] of candles.entries()) {
    expect(candle.at).toBeGreaterThanOrEqual(candles[i - 1]?.at ?? 0)
  }
  const seen = recorder()
  await feed.start(seen.sink)
  vi.advanceTimersByTime(minute)
  await feed.stop()
  expect(new Set(seen.ticks.map((tick) => `${tick.symbol} ${tick.source}`))).toEqual(
    new Set(['BTCUSD replay:btc-usd-1m', 'ETHUSD replay:some-coin']),
  )
  expect(seen.ticks.length).toBeGreaterThan(230)
  expect(seen.ticks.filter((tick) => tick.at <= now)).toEqual([])
})

test('past ticks are those that were told live, and make the recorded candles', async () => {
  const path = await fileOf('btc-usd-1m.csv', 8 * 1440)
  const seen = recorder()
  const feed = await feedOf(`replay:${path}`)
  await feed.start(seen.sink)
  vi.advanceTimersByTime(3 * minute)
  await feed.stop()
  const past = await all(feed.pastTicks(range(now, later(now, 3 * minute))))
  expect(seen.ticks.length).toBeGreaterThan(350)
  expect(past.slice(0, seen.ticks.length)).toEqual(seen.ticks)

  const [first] = await all(feed.history(range(now, later(now, minute))))
  const recording = await readRecordedFile(path)
  const recorded = recording.kind === 'candles' ? recording.candles[2 * 1440]! : undefined
  expect(first).toEqual({ ...recorded, symbol: 'BTCUSD', at: now, ticks: 120 })
})

test('the future is told to no one', async () => {
  const feed = await feedOf(`replay:${await fileOf('btc-usd-1m.csv', 8 * 1440)}`)
  expect(await all(feed.history(range(now, later(now, hour))))).toEqual([])
  expect(await all(feed.pastTicks(range(now, later(now, hour))))).toEqual([])
})

test('since: a restart goes on where the replay would have been', async () => {
  const path = await fileOf('btc-usd-1m.csv', 8 * 1440)
  const first = await feedOf(`replay:${path}?since=2026-11-18T10:00Z`)
  vi.setSystemTime(later(now, hour))
  const second = await feedOf(`replay:${path}?since=2026-11-18T10:00Z`)
  const asked = range(later(now, 50 * minute), later(now, hour))
  expect(await all(second.pastTicks(asked))).toEqual(await all(first.pastTicks(asked)))
})

test('a standstill is told as a gap, and what was missed is told again to the last tick', async () => {
  const path = await fileOf('btc-usd-1m.csv', 8 * 1440)
  const undisturbed = recorder()
  const calm = await feedOf(`replay:${path}?since=2026-11-18T10:00Z`)
  await calm.start(undisturbed.sink)
  vi.advanceTimersByTime(10 * minute)
  await calm.stop()

  vi.setSystemTime(now)
  const seen = recorder()
  const feed = await feedOf(`replay:${path}?since=2026-11-18T10:00Z`)
  await feed.start(seen.sink)
  vi.advanceTimersByTime(2 * minute)
  // The clock goes on while no timer does.
  vi.setSystemTime(later(now, 7 * minute))
  vi.advanceTimersByTime(3 * minute)
  await feed.stop()
  const [started, stood, ...more] = seen.gaps
  expect([started?.cause, stood?.cause, more]).toEqual(['restarted', 'stood_still', []])
  const gap = range(stood!.from!, stood!.to)
  const { answer, asked, ticks } = await feed.refetch('BTCUSD', gap)
  expect([answer, asked]).toEqual(['prices', 'the recording'])
  expect(ticks.length).toBeGreaterThan(500)
  const heard = [...seen.ticks, ...ticks].sort((a, b) => a.at - b.at)
  expect(heard).toEqual(undisturbed.ticks)
  expect((await feed.refetch('ETHUSD', gap)).answer).toBe('nothing')
})

test('the end is said once, and nothing ticks after it', async () => {
  const path = await fileOf('btc-usd-1m.csv', 8)
  const seen = recorder()
  const feed = await feedOf(`replay:${path}?start=6m`)
  await feed.start(seen.sink)
  vi.advanceTimersByTime(5 * minute)
  await feed.stop()
  expect(seen.statuses).toEqual([
    {
      connected: true,
      detail:
        'BTCUSD is replay:btc-usd-1m from 2022-01-03T00:06:00.000Z at speed 1, until 2026-11-18T10:02:00.000Z',
    },
    { connected: false, detail: 'the recording of BTCUSD has ended' },
  ])
  expect(seen.ticks.at(-1)!.at).toBeLessThan(now + 2 * minute)
  expect(seen.ticks.at(-1)!.at).toBeGreaterThan(now + 2 * minute - second)
})

test('while another recording plays on, the feed stays connected; a loop says that it starts again', async () => {
  const short = await fileOf('btc-usd-1m.csv', 8)
  const long = await fileOf('eth-usd-1m.csv', 80, 3_000)
  const seen = recorder()
  const feed = await feedOf(`replay:${short},${long}?start=6m`)
  await feed.start(seen.sink)
  vi.advanceTimersByTime(5 * minute)
  await feed.stop()
  expect(seen.statuses.slice(1)).toEqual([
    { connected: true, detail: 'the recording of BTCUSD has ended' },
  ])
  const looped = recorder()
  const again = await feedOf(`replay:${short}?start=6m&loop=1`)
  await again.start(looped.sink)
  vi.advanceTimersByTime(5 * minute)
  await again.stop()
  expect(looped.statuses.slice(1)).toEqual([
    { connected: true, detail: 'the recording of BTCUSD starts again' },
    { connected: true, detail: 'the recording of BTCUSD starts again' },
  ])
  expect(looped.ticks.at(-1)!.at).toBeGreaterThan(later(now, 9 * minute))
})

test.each([
  ['a file that is not there', 'replay:nowhere.csv', /^nowhere\.csv: it can't be read/],
  [
    'a name without a symbol',
    'replay:FOLDER/x.csv',
    /^x\.csv: its name suggests no symbol; name a/,
  ],
  ['a symbol not listed', 'replay:ABCXYZ=FOLDER/x.csv', /^x\.csv: ABCXYZ is not listed; name a/],
  [
    'two files of one symbol',
    'replay:BTCUSD=FOLDER/x.csv,BTCUSD=FOLDER/y.csv',
    /^replay:x and replay:y are both of BTCUSD\.$/,
  ],
])('%s is refused with a sentence', async (_, text, message) => {
  await fileOf('x.csv', 8)
  await fileOf('y.csv', 8)
  await expect(feedOf(text.replaceAll('FOLDER', folder))).rejects.toThrow(message)
})

const shared = resolve(import.meta.dirname, '../../../../../shared/market')

test.skipIf(!existsSync(shared))(
  'recorded markets play (skipped where ../shared/market is absent)',
  async () => {
    const files = [
      'btc-usd-1m-2022-01.csv.gz',
      'gbp-usd-1m-bid-2012-02.csv.gz',
      'gbp-usd-1m-ask-2012-02.csv.gz',
      'xrp-eth-trades-2019-10.json.gz',
      'eth-usdt-trades-2023-02-02.csv',
    ]
    const feed = await feedOf(`replay:${files.map((file) => join(shared, file)).join(',')}`)
    expect(feed.symbols).toEqual(['BTCUSD', 'GBPUSD', 'XRPETH', 'ETHUSDT'])
    const candles = await all(feed.history(range(later(now, -2 * day), now)))
    const count = (symbol: string) => candles.filter((candle) => candle.symbol === symbol).length
    expect(count('BTCUSD')).toBe(2 * 1440)
    expect(count('GBPUSD')).toBeGreaterThan(2_800)
    expect(count('XRPETH')).toBeGreaterThan(300)
    const seen = recorder()
    await feed.start(seen.sink)
    vi.advanceTimersByTime(2 * minute)
    await feed.stop()
    const told = new Set(seen.ticks.map((tick) => tick.symbol))
    expect(told).toEqual(new Set(feed.symbols))
    expect(seen.statuses).toHaveLength(1)
  },
)

test.skipIf(!existsSync(shared))(
  'a recorded week of GBP/USD never ticks in closed hours (skipped where ../shared/market is absent)',
  async () => {
    const sides = ['bid', 'ask'].map((side) => join(shared, `gbp-usd-1m-${side}-2012-02.csv.gz`))
    const feed = await feedOf(`replay:${sides.join(',')}?since=2026-11-11T10:00Z`)
    const candles = await all(feed.history(range(later(now, -7 * day), now)))
    expect(candles.length).toBeGreaterThan(5 * 1_300)
    expect(
      candles.every((candle) => isOpenAt({ category: 'Currencies', exchange: null }, candle.at)),
    ).toBe(true)
  },
)
