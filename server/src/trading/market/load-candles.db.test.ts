// Candles across the hours in which a market was closed.

import { beforeAll, describe, expect, it } from 'vitest'
import { points } from '#kernel/price.ts'
import { day, hour, later, type Millis, millis, minute } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { testInstruments } from '#test/engine.ts'
import type { Instrument } from '../instruments/instrument.ts'
import { upsertInstruments } from '../instruments/instruments.store.ts'
import type { Candle } from './candle.ts'
import { loadCandles } from './load-candles.ts'
import { saveCandles, saveHours } from './market.store.ts'
import { applyTick, closeMinutes, newMarket } from './market.ts'
import { newSources } from './source.ts'
import { minuteCandles } from './start-market.ts'

const database = freshDatabase()
const stock = {
  ...testInstruments[0],
  id: 5,
  symbol: 'AAPLUSD',
  base: 'AAPL',
  category: 'Stocks',
  exchange: 'NYSE',
} as Instrument
/** A Thursday and a Friday of New York; the price is the minute's number. */
const sessions = [millis(Date.parse('2026-03-05T14:30Z')), millis(Date.parse('2026-03-06T14:30Z'))]
const sunday = millis(Date.parse('2026-03-08T12:07Z'))
const friday = millis(Date.parse('2026-03-06T21:00Z'))

type Load = (intervalSeconds: number, limit: number, to?: Millis) => Promise<Candle[]>
let load: Load

beforeAll(async () => {
  const { db } = database()
  await upsertInstruments(db, [stock])
  const market = newMarket([stock], { names: new Map(), numbers: new Map() })
  const candles = sessions.flatMap((opens, session) =>
    Array.from({ length: 390 }, (_, index) => {
      const price = session * 390 + index + 1
      const at = later(opens, index * minute)
      return { symbol: 'AAPLUSD', at, open: price, high: price, low: price, close: price, ticks: 1 }
    }),
  )
  await saveCandles(db, minuteCandles(market, candles))
  await saveHours(db, { from: later(friday, -3 * day), to: friday })
  const quoted = market.bySymbol.get('AAPLUSD')
  if (!quoted) throw new Error('AAPLUSD is quoted')
  load = (intervalSeconds, limit, to = sunday) =>
    loadCandles(db, quoted, { intervalSeconds, limit, to, now: sunday })
})

it('are the newest there are, each whole, however long the market has been closed', async () => {
  const quarters = await load(900, 40)
  expect(quarters).toHaveLength(40)
  expect(new Set(quarters.map(({ ticks }) => ticks))).toEqual(new Set([15]))
  expect(quarters.at(-1)?.at).toBe(later(friday, -15 * minute))
  // 26 of the Friday, 14 of the Thursday.
  expect(quarters[13]?.at).toBe(millis(Date.parse('2026-03-05T20:45Z')))
  expect(quarters[14]?.at).toBe(sessions[1])
  expect((await load(60, 500)).map(({ ticks }) => ticks)).toEqual(Array(500).fill(1))
  expect((await load(3600, 10)).at(-1)?.at).toBe(later(friday, -hour))
  expect(await load(3600, 10)).toHaveLength(10)
})

it('stop where the past does, and end at the instant asked for', async () => {
  expect(await load(900, 200)).toHaveLength(52)
  expect(await load(86_400, 200)).toHaveLength(2)
  const [only] = await load(900, 1, millis(Date.parse('2026-03-06T15:07Z')))
  expect(only).toMatchObject({ at: millis(Date.parse('2026-03-06T15:00Z')), ticks: 7 })
})

describe('the last minutes', () => {
  const began = millis(Date.parse('2026-03-09T14:58Z'))
  const wanted = { limit: 3, to: later(began, 5 * minute), now: later(began, 5 * minute) }

  it.each([
    [
      'minutes',
      60,
      [
        [began, 1],
        [later(began, minute), 2],
        [later(began, 2 * minute), 3],
      ],
    ],
    [
      'hours',
      3600,
      [
        [later(began, -58 * minute), 2],
        [later(began, 2 * minute), 3],
      ],
    ],
  ])('are known before they are stored, and once afterwards: %s', async (_, seconds, expected) => {
    const { db } = database()
    const market = newMarket([{ ...stock, id: 5 + seconds, symbol: `S${seconds}` }], newSources())
    const [quoted] = market.byId.values()
    if (!quoted) throw new Error('it is quoted')
    await upsertInstruments(db, [quoted.instrument])
    const ended = [1, 2].flatMap((price, nr) => {
      applyTick(quoted, {
        seq: nr,
        at: later(began, nr * minute),
        price: points(price),
        sourceId: 1,
      })
      market.storedThrough = later(began, (nr + 1) * minute)
      return closeMinutes(market)
    })
    applyTick(quoted, { seq: 3, at: later(began, 2 * minute), price: points(3), sourceId: 1 })
    const closes = async () => {
      const candles = await loadCandles(db, quoted, { ...wanted, intervalSeconds: seconds })
      return candles.map(({ at, close }) => [at, close])
    }
    expect(await closes()).toEqual(expected)
    await saveCandles(db, ended.slice(0, 1))
    expect(await closes()).toEqual(expected)
    await saveCandles(db, ended)
    await saveHours(db, { from: later(began, -hour), to: later(began, 2 * minute) })
    expect(await closes()).toEqual(expected)
  })
})
