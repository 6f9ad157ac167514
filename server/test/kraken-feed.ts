// The feed of Kraken on a server that says what a test makes it say.

import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type Millis, millis } from '#kernel/time.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import type { ExchangeFeed } from '#server/trading/market/exchange.feed.ts'
import type { FeedCandle, FeedGap, FeedStatus, FeedTick } from '#server/trading/market/feed.ts'
import { createKrakenFeed } from '#server/trading/market/kraken.feed.ts'
import { type KrakenServer, startKrakenServer } from './kraken-server.ts'

const listed = await readInstruments(
  fileURLToPath(new URL('../seed/instruments.csv', import.meta.url)),
)

export const find = (symbol: string) => listed.find((it) => it.symbol === symbol)!

export const btc = find('BTCUSD')

export const doge = { ...find('DOGEUSD'), isTradable: false }

export const timings = {
  silenceMs: 700,
  pingEveryMs: 50,
  askEveryMs: 400,
  gapEveryMs: 60_000,
  retryMinMs: 5,
  retryMaxMs: 40,
  restEveryMs: 10,
  restAnswerMs: 150,
  restTries: 3,
  restSettledMs: 0,
  pollEveryMs: 20,
}

export const start = millis(Date.parse('2026-11-18T10:00:30Z'))

export const thisMinute = start - 30_000

export let now: Millis
export let server: KrakenServer
export let feed: ExchangeFeed
export let ticks: FeedTick[] = []
export let candles: FeedCandle[] = []
export let statuses: FeedStatus[] = []
export let gaps: FeedGap[] = []
export let log: string[] = []

export const sink = {
  tick: (tick: FeedTick) => ticks.push(tick),
  candles: (batch: readonly FeedCandle[]) => candles.push(...batch),
  status: (status: FeedStatus) => statuses.push(status),
  gap: (gap: FeedGap) => gaps.push(gap),
}

/** Two hours of minutes, the last one still running. */
export function minutesUntil(running: number): [number, number][] {
  return Array.from({ length: 120 }, (_, i) => [running / 1000 - (119 - i) * 60, 100 + i])
}

function feedOf(instruments: readonly (typeof btc)[], random = () => 0.5): ExchangeFeed {
  return createKrakenFeed({
    ...server,
    instruments,
    clock: { now: () => now },
    log: (message) => log.push(message),
    random,
    timings,
  })
}

export async function started(count = 2): Promise<void> {
  const before = server.subscribed.length
  await feed.start(sink)
  await until(() => server.subscribed.length >= before + count)
}

export function until(holds: () => boolean): Promise<void> {
  return vi.waitFor(() => expect(holds()).toBe(true), { timeout: 120_000, interval: 3 })
}

export const isUp = () => statuses.at(-1)?.connected === true

/** Keeps quoting until one has come through: the subscription may still be under way. */
export async function quoted(bid = 100, ask = 101): Promise<void> {
  const before = ticks.length
  await vi.waitFor(
    () => {
      server.quote('BTC/USD', bid, ask)
      expect(ticks.length).toBeGreaterThan(before)
    },
    { timeout: 120_000, interval: 10 },
  )
}

/** Instead of the one that each test begins with. */
export function takeFeed(instruments: readonly (typeof btc)[], random?: () => number): void {
  feed = feedOf(instruments, random)
}

/** On our own clock. */
export function turnTo(instant: Millis): void {
  now = instant
}

/** For all tests of a file. */
export function openKraken(): void {
  beforeEach(async () => {
    now = start
    ticks = []
    candles = []
    statuses = []
    gaps = []
    log = []
    server = await startKrakenServer(['BTC/USD', 'DOGE/USD'], () => now)
    for (const pair of ['XBTUSD', 'XDGUSD']) server.minutes.set(pair, minutesUntil(thisMinute))
    feed = feedOf([btc, doge])
  })
  afterEach(async () => {
    await feed.stop()
    await server.close()
  })
}
