import { expect, test } from 'vitest'
import { isReal, parseFeedSetting, realAddresses } from './feed-setting.ts'

const replay = {
  name: 'replay',
  files: [{ path: 'a.csv.gz', symbol: null }],
  speed: 1,
  start: null,
  since: null,
  isLooped: false,
}

/** What is said of a name that is none. */
const any =
  '"simulated", "kraken", "coinbase", "bitstamp", "licensed:<file>", several of these four with ' +
  'commas between, or "replay:<file>[,<file>]"'
const once = 'each of "kraken", "coinbase", "bitstamp" and "licensed:" at most once'

test.each([
  ['simulated', { name: 'simulated', seed: null }],
  ['simulated?seed=42', { name: 'simulated', seed: '42' }],
  ['kraken', { name: 'kraken', ...realAddresses.kraken }],
  ['coinbase', { name: 'coinbase', ...realAddresses.coinbase }],
  ['bitstamp', { name: 'bitstamp', ...realAddresses.bitstamp }],
  [
    'coinbase?stream=ws://localhost:1&rest=http://localhost:2/',
    { name: 'coinbase', streamUrl: 'ws://localhost:1', restUrl: 'http://localhost:2' },
  ],
  [
    'kraken?stream=ws://localhost:1/v2&rest=http://localhost:2/',
    { name: 'kraken', streamUrl: 'ws://localhost:1/v2', restUrl: 'http://localhost:2' },
  ],
  [
    'kraken,coinbase?rest=http://localhost:2, bitstamp',
    {
      name: 'median',
      sources: [
        { name: 'kraken', ...realAddresses.kraken },
        { name: 'coinbase', ...realAddresses.coinbase, restUrl: 'http://localhost:2' },
        { name: 'bitstamp', ...realAddresses.bitstamp },
      ],
    },
  ],
  ['licensed:/etc/fx.json', { name: 'licensed', path: '/etc/fx.json' }],
  [
    'kraken,licensed:/etc/fx.json',
    {
      name: 'median',
      sources: [
        { name: 'kraken', ...realAddresses.kraken },
        { name: 'licensed', path: '/etc/fx.json' },
      ],
    },
  ],
  ['replay:a.csv.gz', replay],
  ['replay:a.csv.gz?speed=10', { ...replay, speed: 10 }],
  ['replay:a.csv.gz?speed=0.5&loop=1', { ...replay, speed: 0.5, isLooped: true }],
  ['replay:a.csv.gz?start=36h', { ...replay, start: { afterMs: 36 * 3_600_000 } }],
  ['replay:a.csv.gz?start=2022-01-03T00:00Z', { ...replay, start: { at: 1_641_168_000_000 } }],
  ['replay:a.csv.gz?since=2022-01-03T00:00:00.5Z', { ...replay, since: 1_641_168_000_500 }],
  [
    'replay:../my data/a.csv, BTCUSD=/b=c.csv',
    {
      ...replay,
      files: [
        { path: '../my data/a.csv', symbol: null },
        { path: '/b=c.csv', symbol: 'BTCUSD' },
      ],
    },
  ],
])('%s', (text, setting) => {
  expect(parseFeedSetting(text)).toEqual(setting)
})

test.each([
  ['binance', any],
  ['Simulated', any],
  ['kraken,kraken', once],
  ['kraken,simulated', once],
  ['kraken,', once],
  ['simulated,kraken', once],
  ['licensed:', 'given a file after "licensed:"'],
  ['kraken,licensed:', 'given a file after "licensed:"'],
  ['licensed:a.json,licensed:b.json', once],
  ['kraken,coinbase?stream=http://x', 'given a stream address like wss://host/v2'],
  ['replay', any],
  ['simulated?seed=a b', 'given a seed of at most 64 letters, digits, "-" and "_"'],
  ['simulated?sed=1', 'followed by each of seed= at most once'],
  ['simulated?seed=', 'followed by each of seed= at most once'],
  ['replay:', 'given a file after "replay:" and after each comma'],
  ['replay:a.csv,', 'given a file after "replay:" and after each comma'],
  ['replay:BTCUSD=', 'given a file after "replay:" and after each comma'],
  ['replay:a.csv?speed=61', 'given a speed from 0.1 to 60'],
  ['replay:a.csv?speed=0', 'given a speed from 0.1 to 60'],
  ['replay:a.csv?speed=fast', 'given a speed from 0.1 to 60'],
  ['replay:a.csv?start=Monday', 'given a start like 2022-01-03T00:00Z, or like 2d, 36h or 90m'],
  ['replay:a.csv?start=2022-13-03T00:00Z', 'given a start like 2022-01-03T00:00Z'],
  ['replay:a.csv?since=2d', 'given a since like 2026-01-31T12:00Z'],
  ['replay:a.csv?loop=yes', 'given loop=1 or loop=0'],
  [
    'replay:a.csv?speed=2&speed=3',
    'followed by each of speed=, start=, since=, loop= at most once',
  ],
  ['replay:a.csv?sped=2', 'followed by each of speed=, start=, since=, loop= at most once'],
  ['kraken?stream=http://localhost', 'given a stream address like wss://host/v2'],
  ['kraken?rest=localhost', 'given a rest address like https://host'],
])('%s must be %s', (text, mustBe) => {
  expect(parseFeedSetting(text)).toEqual({ mustBe: expect.stringContaining(mustBe) })
})

test.each(['kraken', 'coinbase', 'bitstamp'] as const)(
  '%s is the real market at both of its own addresses only',
  (name) => {
    const real = { name, ...realAddresses[name] }
    expect(isReal(real)).toBe(true)
    expect(isReal({ ...real, restUrl: 'http://localhost:2' })).toBe(false)
    expect(isReal({ ...real, streamUrl: 'ws://localhost:1' })).toBe(false)
  },
)
