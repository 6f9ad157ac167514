// A fresh install on a day on which exchanges are closed.

import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hour, millis } from '#kernel/time.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { upsertInstruments } from '../instruments/instruments.store.ts'
import { readInstruments } from '../instruments/read-instruments.ts'
import { loadPastPrices } from './load-past-prices.ts'
import { priceNow } from './price-now.ts'
import { readAssets } from './read-assets.ts'
import { createSimulatedFeed } from './simulated.feed.ts'
import { startMarket } from './start-market.ts'

const database = freshDatabase()
const seed = (file: string) => fileURLToPath(new URL(`../../../seed/${file}`, import.meta.url))
const symbols = ['BTCUSD', 'US500USD', 'ASMLEUR', '7203JPY', 'XAUUSD', 'DE10YEUR']

test('what was closed for days has the last price of its exchange', async () => {
  const { db } = database()
  // Easter Monday of 2026: Europe has been closed since Thursday.
  const clock = testClock(millis(Date.parse('2026-04-06T06:00:00Z')))
  const listed = await readInstruments(seed('instruments.csv'))
  const instruments = listed.filter((it) => symbols.includes(it.symbol))
  await upsertInstruments(db, instruments)
  const assets = await readAssets(seed('assets.csv'))
  const feed = createSimulatedFeed({ seed: '42', assets, instruments, clock, log: () => {} })
  const market = await startMarket({ db, clock, feed, instruments })
  const past = await loadPastPrices(db, market, clock.now())
  for (const symbol of symbols) {
    const quoted = market.bySymbol.get(symbol)
    const price = quoted && priceNow(quoted, past, clock.now())
    expect(price?.price, symbol).toBeGreaterThan(0)
  }
  const quoted = market.bySymbol.get('ASMLEUR')
  const asml = quoted && priceNow(quoted, past, clock.now())
  expect(asml?.at).toBeLessThanOrEqual(Date.parse('2026-04-02T15:30:00Z'))
  expect(asml?.at).toBeGreaterThan(Date.parse('2026-04-02T15:30:00Z') - hour)
})

test('of which the last two days have only the end has its whole last sessions', async () => {
  const { db } = database()
  // A Sunday: New York closed 47 hours ago.
  const clock = testClock(millis(Date.parse('2026-11-22T20:00:00Z')))
  const listed = await readInstruments(seed('instruments.csv'))
  const instruments = listed.filter((it) => it.symbol === 'US30USD')
  await upsertInstruments(db, instruments)
  const assets = await readAssets(seed('assets.csv'))
  const feed = createSimulatedFeed({ seed: '42', assets, instruments, clock, log: () => {} })
  await startMarket({ db, clock, feed, instruments })
  const [stored] = await db.rows<{ count: number }>(
    `select count(*)::int as count from candles c join instruments i on i.id = c.instrument_id
      where i.symbol = 'US30USD' and interval_s = 60`,
  )
  // Tuesday to Friday, and the last hour of the Monday.
  expect(stored?.count).toBe(4 * 390 + 60)
})
