// Starts the practice exchange by itself, and ends it: prices, books, an account with keys, a
// server, and a loop that moves it on.

import { existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { iso, later, millis, minute } from '#kernel/time.ts'
import { type Exchange, openExchange } from '#server/automation/practice/exchange-state.ts'
import { openFileBooks } from '#server/automation/practice/file.books.ts'
import { type KeptQuotes, keepQuotes } from '#server/automation/practice/kept-quotes.ts'
import { type Key, type Shape, shapes, tradingRights } from '#server/automation/practice/key.ts'
import { matchOrders } from '#server/automation/practice/match-orders.ts'
import { newKey } from '#server/automation/practice/new-key.ts'
import { moveFunds } from '#server/automation/practice/place-order.ts'
import { servePractice } from '#server/automation/practice/practice.server.ts'
import { type Spot, spotOf } from '#server/automation/practice/spot.ts'
import { systemClock } from '#server/platform/clock.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { repeat } from '#server/platform/repeat.ts'
import { readInstruments } from '#server/trading/instruments/read-instruments.ts'
import { createFeed } from '#server/trading/market/create-feed.ts'
import type { Feed, FeedCandle } from '#server/trading/market/feed.ts'
import { readAssets } from '#server/trading/market/read-assets.ts'
import { RecordingRefused } from '#server/trading/market/recorded-files.ts'
import { controlOf } from './control.ts'
import {
  type ExchangeValues,
  faultsFrom,
  pricesFrom,
  type Source,
  sourceFrom,
  WrongOptions,
  wholeFrom,
} from './options.ts'

const seedFolder = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'server/seed')
const historyMs = 1_440 * minute
const roundMs = 200
export const accountId = 'practice'

export async function runExchange(values: ExchangeValues, signal: AbortSignal): Promise<void> {
  const faults = faultsFrom(values.fault)
  const [seed, port] = [
    wholeFrom('seed', values.seed, 2 ** 31),
    wholeFrom('port', values.port, 65_535),
  ]
  const clock = systemClock
  const random = systemRandom
  const source = sourceFrom(values, iso(startOf(values.state)))
  const opened = source ? await openFeed(source) : undefined
  const quotes = keepQuotes(opened?.spots ?? pricesFrom(values).map(spotFor))
  const books = openFileBooks(values.state, quotes.find)
  const { unlimited: isUnlimited } = values
  const exchange = openExchange({ clock, random, quotes, books, faults, seed, isUnlimited })
  if (opened) await follow(opened, quotes)
  for (const wish of pricesFrom(values)) await setPrice(quotes, wish)
  const keys = await makeReady(exchange)
  const control = controlOf(exchange, { quotes, seed, accountId, isMoved: source === null })
  const server = await servePractice(exchange, { port, control })
  const shown = new Map()
  const round = async () => {
    await matchOrders(exchange, shown)
    await server.publish()
    return 'done' as const
  }
  const loop = repeat({ name: 'moving on', pauseMs: roundMs, log: console.error }, round)
  console.log(greeting(server.url, quotes.spots(), keys))
  await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
  await loop.stop()
  await opened?.feed.stop()
  await server.stop()
}

/** When the file of the state was begun, and so the prices. */
function startOf(file: string | undefined) {
  if (file === undefined) return systemClock.now()
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 })
  const { birthtimeMs, mtimeMs } = statSync(file)
  return millis(birthtimeMs > 0 ? birthtimeMs : mtimeMs)
}

type Opened = { readonly feed: Feed; readonly spots: readonly Spot[] }

/** Throws WrongOptions where nothing of what it quotes is listed. */
async function openFeed(source: NonNullable<Source>): Promise<Opened> {
  const instruments = await readInstruments(join(seedFolder, 'instruments.csv'))
  const assets = await readAssets(join(seedFolder, 'assets.csv'))
  const deps = { instruments, assets, clock: systemClock, random: Math.random, log: console.error }
  const feed = await createFeed(source, deps).catch((error: unknown) => {
    throw error instanceof RecordingRefused ? new WrongOptions(error.message) : error
  })
  const spots = instruments
    .filter((it) => feed.symbols.includes(it.symbol) && it.isTradable)
    .flatMap(({ base, quote, scale }) => spotOf(base, quote, scale.decimals) ?? [])
  if (spots.length > 0) return { feed, spots }
  throw new WrongOptions('The exchange lists none of what these prices are of.')
}

function spotFor({ base, quote, price }: ReturnType<typeof pricesFrom>[number]): Spot {
  const decimals = price.split('.')[1]?.length ?? 0
  const spot = spotOf(base, quote, decimals)
  if (!spot) throw new WrongOptions(`The exchange does not list ${base}/${quote}.`)
  return spot
}

/** Hears the prices, after those of the day before. */
async function follow({ feed, spots }: Opened, quotes: KeptQuotes): Promise<void> {
  const byName = new Map(spots.map((spot) => [`${spot.base.code}${spot.quote.code}`, spot]))
  const pointsOf = (spot: Spot, price: number) =>
    BigInt(Math.round(price * 10 ** spot.priceDecimals))
  const now = systemClock.now()
  const past = new Map<Spot, FeedCandle[]>()
  for await (const batch of feed.history({ from: later(now, -historyMs), to: now }, [
    ...byName.keys(),
  ])) {
    for (const candle of batch) {
      const spot = byName.get(candle.symbol)
      if (spot) past.set(spot, [...(past.get(spot) ?? []), candle])
    }
  }
  for (const [spot, candles] of past) {
    const of = (price: number) => pointsOf(spot, price)
    const bars = candles.map(({ at, open, high, low, close, ticks }) => {
      return { at, open: of(open), high: of(high), low: of(low), close: of(close), prints: ticks }
    })
    quotes.putPast(spot.name, bars)
    const last = bars.at(-1)
    if (last) quotes.put(spot.name, { price: last.close, at: later(last.at, minute - 1) })
  }
  await feed.start({
    tick: ({ symbol, price, at }) => {
      const spot = byName.get(symbol)
      const points = spot && pointsOf(spot, price)
      if (spot && points !== undefined && points > 0n) quotes.put(spot.name, { price: points, at })
    },
    gap: () => {},
    candles: () => {},
    status: () => {},
  })
}

async function setPrice(quotes: KeptQuotes, wish: ReturnType<typeof pricesFrom>[number]) {
  const spot = spotFor(wish)
  const price = BigInt(wish.price.replace('.', ''))
  quotes.put(spot.name, { price, at: systemClock.now() })
}

const funds = { USD: 1_000_000_000n, USDT: 10_000_000_000_000n, BTC: 20_000_000_000n }

/** The account and its keys, as they were where there are some. */
async function makeReady(exchange: Exchange): Promise<readonly Key[]> {
  const { books, clock, random } = exchange
  const now = clock.now()
  if (await books.account(accountId, now)) return books.keysOf(accountId)
  await books.openAccount(accountId, null, now)
  const movements = Object.entries(funds).map(([asset, units]) => ({ asset, units }))
  await moveFunds(exchange, accountId, movements)
  for (const shape of shapes) {
    for (const key of keysFor(shape)) await books.addKey(newKey(key, now, random))
  }
  return books.keysOf(accountId)
}

function keysFor(shape: Shape) {
  return [
    { accountId, shape, name: 'may trade', rights: tradingRights },
    { accountId, shape, name: 'may withdraw too', rights: [...tradingRights, 'withdraw' as const] },
  ]
}

function greeting(url: string, spots: readonly Spot[], keys: readonly Key[]): string {
  const lines = keys.flatMap(({ shape, name, apiKey, secret, revokedAt }) => [
    `  ${shape}, ${name}${revokedAt === null ? '' : ' (revoked)'}`,
    `    key    ${apiKey}`,
    `    secret ${secret}`,
  ])
  return [
    '',
    `  ${url}/kraken   ${url}/binance`,
    `  ${spots.map(({ name }) => name).join(', ')}`,
    '',
    ...lines,
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
