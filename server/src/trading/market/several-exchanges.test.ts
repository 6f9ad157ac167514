// Three exchanges at once, each speaking its own format from a local server: one price of theirs,
// whichever of them fails.

import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fromPoints } from '#kernel/price.ts'
import { millis } from '#kernel/time.ts'
import { bitstampDialect, coinbaseDialect } from '#test/exchange-dialects.ts'
import { type ExchangeServer, startExchangeServer } from '#test/exchange-server.ts'
import { type KrakenServer, startKrakenServer } from '#test/kraken-server.ts'
import { medianParts } from '#verify/median.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import { createFeed } from './create-feed.ts'
import type { Feed, FeedGap, FeedHalt, FeedTick } from './feed.ts'
import { parseFeedSetting } from './feed-setting.ts'

const listed = await readInstruments(
  fileURLToPath(new URL('../../../seed/instruments.csv', import.meta.url)),
)
const instruments = listed.filter(({ symbol }) => ['BTCUSD', 'EURUSD'].includes(symbol))

let kraken: KrakenServer
let coinbase: ExchangeServer
let bitstamp: ExchangeServer
let feed: Feed
let ticks: FeedTick[]
let gaps: FeedGap[]
let halts: FeedHalt[]
/** What each quotes, again and again; undefined: nothing. */
let prices: Record<'kraken' | 'coinbase' | 'bitstamp', number | undefined>
let quoting: NodeJS.Timeout

const clock = { now: () => millis(Date.now()) }

beforeEach(async () => {
  kraken = await startKrakenServer(['BTC/USD', 'EUR/USD'])
  coinbase = await startExchangeServer(coinbaseDialect, ['BTC-USD'], Date.now)
  bitstamp = await startExchangeServer(bitstampDialect, ['btcusd'], Date.now)
  ticks = []
  gaps = []
  halts = []
  prices = { kraken: 60_000, coinbase: 60_010, bitstamp: 60_020 }
  let cents = 0
  quoting = setInterval(() => {
    // A quote that repeats the one before is none.
    cents = (cents + 1) % 9
    const { kraken: one, coinbase: other, bitstamp: third } = prices
    if (one) kraken.quote('BTC/USD', one - cents / 100, one + cents / 100)
    if (other) coinbase.quote('BTC-USD', `${other - cents / 100}`, `${other + cents / 100}`)
    if (third) bitstamp.quote('btcusd', `${third - cents / 100}`, `${third + cents / 100}`)
  }, 10)
  const at = ({ streamUrl, restUrl }: Pick<ExchangeServer, 'streamUrl' | 'restUrl'>) =>
    `?stream=${streamUrl}&rest=${restUrl}`
  const setting = parseFeedSetting(
    `kraken${at(kraken)},coinbase${at(coinbase)},bitstamp${at(bitstamp)}`,
  )
  if ('mustBe' in setting) throw new Error(setting.mustBe)
  const deps = { instruments, assets: [], clock, random: () => 0.5, log: () => {} }
  feed = await createFeed(setting, deps)
  await feed.start({
    tick: (tick) => ticks.push(tick),
    gap: (gap) => gaps.push(gap),
    candles: () => {},
    status: () => {},
    halt: (halt) => halts.push(halt),
  })
})
afterEach(async () => {
  clearInterval(quoting)
  await feed.stop()
  await Promise.all([kraken.close(), coinbase.close(), bitstamp.close()])
})

const used = (tick: FeedTick | undefined) =>
  (medianParts(tick?.source ?? '') ?? []).flatMap(({ name, role }) => (role === 'used' ? name : []))

/** Until the newest price is of these alone. */
function until(...names: string[]): Promise<void> {
  return vi.waitFor(() => expect(used(ticks.at(-1))).toEqual(names), {
    timeout: 120_000,
    interval: 5,
  })
}

it('is priced in the middle of what they quote', async () => {
  await until('kraken', 'coinbase', 'bitstamp')
  const last = ticks.at(-1)
  expect(last?.price).toBeCloseTo(60_010, 6)
  const { scale } = instruments.find(({ symbol }) => symbol === 'BTCUSD')!
  expect(last?.mids?.map((mid) => mid && fromPoints(mid, scale))).toEqual([60_000, 60_010, 60_020])
  expect(feed).toMatchObject({ name: 'median', isLive: false, realSources: 0 })
  // Currencies are listed by one of them alone.
  expect(feed.symbols).toEqual(['BTCUSD'])
  expect(gaps).toMatchObject([{ from: undefined, cause: 'restarted' }])
})

it('goes on while exchanges fail one after the other, and forgets nobody who comes back', async () => {
  await until('kraken', 'coinbase', 'bitstamp')
  kraken.faults.refusing = true
  kraken.drop()
  await until('coinbase', 'bitstamp')
  expect(ticks.at(-1)?.price).toBeCloseTo(60_015, 6)
  bitstamp.faults.refusing = true
  bitstamp.drop()
  await until('coinbase')
  expect(ticks.at(-1)?.price).toBeCloseTo(60_010, 6)
  kraken.faults.refusing = false
  bitstamp.faults.refusing = false
  await until('kraken', 'coinbase', 'bitstamp')
  expect([gaps.length, halts]).toEqual([1, []])
  expect(ticks.map(({ at }) => at)).toEqual(ticks.map(({ at }) => at).toSorted())
})

it('leaves out the one that lies, and halts where nobody knows who does', async () => {
  await until('kraken', 'coinbase', 'bitstamp')
  prices.coinbase = 72_000
  await until('kraken', 'bitstamp')
  expect(halts).toEqual([])
  prices.bitstamp = 50_000
  await vi.waitFor(() => expect(halts).toMatchObject([{ cause: 'disputed' }]), {
    timeout: 120_000,
  })
  const before = ticks.length
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(ticks.length).toBe(before)
  prices = { kraken: 60_000, coinbase: 60_010, bitstamp: 60_020 }
  await vi.waitFor(() => expect(halts.at(-1)?.cause).toBeUndefined(), { timeout: 120_000 })
  await until('kraken', 'coinbase', 'bitstamp')
  expect(ticks.every(({ price }) => price > 59_990 && price < 60_030)).toBe(true)
})
