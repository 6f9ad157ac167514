// An operator's licensed source: described by a file, told over a WebSocket or asked again and
// again, alone or beside exchanges.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { millis } from '#kernel/time.ts'
import { WrongSetting } from '#server/platform/wrong-setting.ts'
import { bitcoin, euro } from '#test/instruments.ts'
import { createFeed } from './create-feed.ts'
import { exchangeTimings } from './exchange.ts'
import type { Feed, FeedGap, FeedStatus, FeedTick } from './feed.ts'
import { createLicensedFeed } from './licensed.feed.ts'
import { at, licensedExchange, parseLicensed } from './licensed-messages.ts'
import { LicensedSource, readLicensedSource } from './licensed-source.ts'

const described = {
  name: 'acme-fx',
  url: 'wss://fx.example/quotes',
  headers: { authorization: 'file:/run/acme-key', accept: 'application/json' },
  send: [{ op: 'subscribe', pairs: '{symbols}' }],
  ping: { op: 'ping' },
  quotes: {
    each: '/data',
    symbol: '/pair',
    bid: '/book/0',
    ask: '/book/1',
    time: '/t',
    time_unit: 'ms',
  },
  symbols: { EURUSD: 'EUR/USD', GBPUSD: 'GBP/USD' },
} as const
const source = LicensedSource.parse(described)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'licensed-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function written(value: unknown): Promise<string> {
  const path = join(folder, 'source.json')
  await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}

describe('the description', () => {
  it('is read, with what is secret from a file of its own', async () => {
    const key = join(folder, 'key')
    await writeFile(key, 'Bearer k\n')
    const headers = { ...described.headers, authorization: `file:${key}` }
    const read = await readLicensedSource(await written({ ...described, headers }))
    expect(read).toEqual({
      ...described,
      headers: { authorization: 'Bearer k', accept: 'application/json' },
    })
  })

  it.each<readonly [string, unknown, string]>([
    ['no JSON', '{', 'the file'],
    ['another name', { ...described, name: 'ACME FX' }, 'name'],
    ['another protocol', { ...described, url: 'ftp://x' }, 'url'],
    ['no times', { ...described, quotes: { ...described.quotes, time: 't' } }, 'quotes.time'],
    ['an unknown unit', { ...described, quotes: { ...described.quotes, time_unit: 'h' } }, 'unit'],
    ['too often', { ...described, every_ms: 10 }, 'every_ms'],
    ['what it does not know', { ...described, price: 1.1 }, 'the file'],
    ['no symbol of ours', { ...described, symbols: { 'EUR/USD': 'x' } }, 'symbols'],
  ])('with %s is refused, with where', async (_, value, where) => {
    const reading = readLicensedSource(await written(value))
    await expect(reading).rejects.toThrow(WrongSetting)
    await expect(reading).rejects.toThrow(where)
  })

  it('is refused where the file or the secret is not there', async () => {
    await expect(readLicensedSource(join(folder, 'none'))).rejects.toThrow('cannot be read')
    const reading = readLicensedSource(await written(described))
    await expect(reading).rejects.toThrow('/run/acme-key cannot be read')
  })
})

describe('a message', () => {
  const quote = { pair: 'EUR/USD', book: ['1.0999', 1.1001], t: 1_795_000_000_123 }
  const parsed = (value: unknown) => parseLicensed(source, JSON.stringify(value))

  it('is read where the description says', () => {
    expect(parsed({ data: [quote, { ...quote, pair: 'GBP/USD' }] })).toEqual({
      kind: 'quotes',
      quotes: [
        { symbol: 'EUR/USD', bid: 1.0999, ask: 1.1001, micros: 1_795_000_000_123_000 },
        { symbol: 'GBP/USD', bid: 1.0999, ask: 1.1001, micros: 1_795_000_000_123_000 },
      ],
    })
    expect(parsed({ data: quote })).toMatchObject({ kind: 'quotes' })
  })

  it.each([
    ['a pair nobody asked for', { ...quote, pair: 'XAU/USD' }],
    ['a crossed book', { ...quote, book: [1.2, 1.1] }],
    ['an empty book', { ...quote, book: [0, 1.1] }],
    ['no ask', { ...quote, book: [1.1] }],
    ['no time', { ...quote, t: null }],
    ['a time in words', { ...quote, t: 'now' }],
    ['a price in words', { ...quote, book: ['1e3', '1.1'] }],
    ['nothing', null],
  ])('with %s holds no quote', (_, value) => {
    expect(parsed({ data: [value] })).toEqual({ kind: 'alive' })
  })

  it.each([
    ['s', 1_795_000_000, 1_795_000_000_000_000],
    ['us', '1795000000000001', 1_795_000_000_000_001],
    ['ns', 1_795_000_000_000_001_000, 1_795_000_000_000_001],
    ['iso', '2026-11-18T10:00:00.5Z', Date.parse('2026-11-18T10:00:00.5Z') * 1_000],
  ] as const)('has its time in %s', (time_unit, t, micros) => {
    const quotes = { ...source.quotes, time_unit }
    const text = JSON.stringify({ data: [{ ...quote, t }] })
    expect(parseLicensed({ ...source, quotes }, text)).toMatchObject({ quotes: [{ micros }] })
  })

  it('that is no JSON is garbage', () => {
    expect(parseLicensed(source, '<html>')).toBeUndefined()
  })

  it('names parts as RFC 6901 does', () => {
    const json = { 'a/b': { 'm~n': [1, { c: 2 }] } }
    expect(at(json, '/a~1b/m~0n/1/c')).toBe(2)
    expect(at(json, '')).toBe(json)
    expect([at(json, '/constructor'), at(json, '/a~1b/x/y')]).toEqual([undefined, undefined])
  })
})

it('is asked as the description says', () => {
  const ask = (send: readonly unknown[]) =>
    licensedExchange({ ...source, send: [...send] }).subscribe(['EUR/USD', 'GBP/USD'])
  expect(ask(described.send)).toEqual(['{"op":"subscribe","pairs":["EUR/USD","GBP/USD"]}'])
  expect(ask([{ login: 1 }, { sub: 'fx.{symbol}' }])).toEqual([
    '{"login":1}',
    '{"sub":"fx.EUR/USD"}',
    '{"sub":"fx.GBP/USD"}',
  ])
})

const timings = {
  ...exchangeTimings,
  silenceMs: 400,
  pingEveryMs: 30,
  askEveryMs: 100,
  retryMinMs: 5,
  retryMaxMs: 40,
  pollEveryMs: 20,
}

describe('prices', () => {
  let server: Server
  let sockets: WebSocketServer
  let clients: WebSocket[]
  let asked: string[]
  let answer: () => { readonly status: number; readonly text: string }
  let port: number
  let feed: Feed
  let ticks: FeedTick[]
  let statuses: FeedStatus[]
  let gaps: FeedGap[]
  let price: number
  const clock = { now: () => millis(Date.now()) }

  const message = () => {
    price += 0.0001
    const book = [price.toFixed(5), (price + 0.0002).toFixed(5)]
    return JSON.stringify({ data: [{ pair: 'EUR/USD', book, t: Date.now() }] })
  }

  beforeEach(async () => {
    clients = []
    asked = []
    ticks = []
    statuses = []
    gaps = []
    price = 1.1
    answer = () => ({ status: 200, text: message() })
    server = createServer((request, response) => {
      asked.push(request.headers.authorization ?? 'nobody')
      const { status, text } = answer()
      response.writeHead(status).end(text)
    })
    sockets = new WebSocketServer({ server })
    sockets.on('connection', (client, request) => {
      clients.push(client)
      asked.push(request.headers.authorization ?? 'nobody')
      client.on('message', (bytes) => asked.push(String(bytes)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  afterEach(async () => {
    await feed.stop()
    for (const client of clients) client.terminate()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  async function take(url: string): Promise<void> {
    feed = createLicensedFeed({
      source: { ...source, url, headers: { authorization: 'Bearer k' } },
      instruments: [bitcoin, euro],
      clock,
      random: () => 0.5,
      log: () => {},
      timings,
    })
    await feed.start({
      tick: (tick) => ticks.push(tick),
      gap: (gap) => gaps.push(gap),
      candles: () => {},
      status: (status) => statuses.push(status),
    })
  }
  const until = (holds: () => void) => vi.waitFor(holds, { timeout: 120_000, interval: 5 })
  const say = () => {
    for (const client of clients) client.send(message())
  }

  it('come over a WebSocket, after what it wants to be sent', async () => {
    await take(`ws://127.0.0.1:${port}`)
    await until(() => expect(asked.length).toBeGreaterThan(2))
    expect(asked.slice(0, 2)).toEqual(['Bearer k', '{"op":"subscribe","pairs":["EUR/USD"]}'])
    expect(asked).toContain('{"op":"ping"}')
    await until(() => {
      say()
      expect(ticks.length).toBeGreaterThan(0)
    })
    expect(ticks[0]).toMatchObject({ symbol: 'EURUSD', source: 'licensed:acme-fx' })
    expect(feed).toMatchObject({ isLive: true, realSources: 0, symbols: ['EURUSD'] })
    expect(await feed.refetch('EURUSD', { from: millis(0), to: millis(1) })).toMatchObject({
      answer: 'nothing',
    })
  })

  it('come back after the connection was lost, with the gap told', async () => {
    await take(`ws://127.0.0.1:${port}`)
    await until(() => {
      say()
      expect(ticks.length).toBeGreaterThan(0)
    })
    for (const client of clients.splice(0)) client.terminate()
    await until(() => {
      say()
      expect(gaps.at(-1)?.cause).toBe('connection_lost')
    })
    const before = ticks.length
    await until(() => {
      say()
      expect(ticks.length).toBeGreaterThan(before)
    })
  })

  it('are asked for where it tells nothing by itself, and lost when it does not answer', async () => {
    await take(`http://127.0.0.1:${port}`)
    await until(() => expect(ticks.length).toBeGreaterThan(3))
    expect(new Set(asked)).toEqual(new Set(['Bearer k']))
    const times = ticks.map(({ at: time }) => time)
    expect(times).toEqual(times.toSorted())
    answer = () => ({ status: 500, text: message() })
    await until(() => expect(statuses.at(-1)?.connected).toBe(false))
    expect(statuses.at(-1)?.detail).toContain('no answer')
    const before = ticks.length
    answer = () => ({ status: 200, text: message() })
    await until(() => expect(ticks.length).toBeGreaterThan(before))
  })

  it('stand beside those of exchanges, and alone where no exchange lists them', async () => {
    const url = `ws://127.0.0.1:${port}`
    const path = await written({ ...described, headers: {}, url })
    const exchange = { streamUrl: 'ws://127.0.0.1:9', restUrl: 'http://127.0.0.1:9' }
    feed = await createFeed(
      {
        name: 'median',
        sources: [
          { name: 'kraken', ...exchange },
          { name: 'licensed', path },
        ],
      },
      { instruments: [bitcoin, euro], assets: [], clock, random: () => 0.5, log: () => {} },
    )
    // What one exchange alone lists is not traded; what the operator has a licence for is.
    expect(feed).toMatchObject({ symbols: ['EURUSD'], isLive: false, realSources: 0 })
    await feed.start({
      tick: (tick) => ticks.push(tick),
      gap: () => {},
      candles: () => {},
      status: () => {},
    })
    await until(() => {
      say()
      expect(ticks.length).toBeGreaterThan(0)
    })
    expect(ticks[0]).toMatchObject({ symbol: 'EURUSD', source: 'licensed:acme-fx' })
  })
})
