import { beforeEach, describe, expect, it } from 'vitest'
import { points } from '#kernel/price.ts'
import { later, type Millis, millis, minute, second } from '#kernel/time.ts'
import { bitcoin, euro } from '#test/instruments.ts'
import type { Instrument } from '../instruments/instrument.ts'
import { volatilityOf } from './estimator.ts'
import {
  applyTick,
  closeMinutes,
  isStale,
  knownThrough,
  type Market,
  newMarket,
  openForTrading,
  type Quoted,
  spotOf,
} from './market.ts'
import { newSources } from './source.ts'
import { inTicker } from './ticker.ts'

/** A Wednesday noon, when every market is open. */
const noon = millis(Date.UTC(2026, 0, 14, 12))
const saturday = millis(Date.UTC(2026, 0, 17, 12))

const shown: Instrument = { ...euro, id: 3, symbol: 'NZDUSD', isTradable: false }

let market: Market
let quoted: Quoted
beforeEach(() => {
  market = newMarket([bitcoin, euro, shown], newSources())
  quoted = market.byId.get(1) as Quoted
})

let seq = 0
const tickAt = (at: Millis, price = 5_000) => {
  seq += 1
  return { seq, at, price: points(price), sourceId: 1 }
}

describe('a market', () => {
  it('has what the feed quotes by symbol, and all by number', () => {
    const some = newMarket([bitcoin, euro], newSources(), ['EURUSD'])
    expect([...some.byId.keys()]).toEqual([1, 2])
    expect([...some.bySymbol.keys()]).toEqual(['EURUSD'])
    expect([...market.bySymbol.keys()]).toEqual(['BTCUSD', 'EURUSD', 'NZDUSD'])
  })

  it('knows all that is stored, but for an instrument that is held', () => {
    market.storedThrough = noon
    expect([knownThrough(market, 1), knownThrough(market, 99)]).toEqual([noon, noon])
    expect(quoted.gaps).toEqual([])
    quoted.heldFrom = later(noon, -5)
    expect([knownThrough(market, 1), knownThrough(market, 2)]).toEqual([noon - 5, noon])
    quoted.heldFrom = later(noon, 5)
    expect(knownThrough(market, 1)).toBe(noon)
  })

  it('trades what is tradable while its market is open', () => {
    const open = (now: Millis) => openForTrading(market, now).map((it) => it.instrument.symbol)
    expect(open(noon)).toEqual(['BTCUSD', 'EURUSD'])
    expect(open(saturday)).toEqual(['BTCUSD'])
  })
})

describe('a minute', () => {
  it('forms tick by tick, and is over with the first tick of another', () => {
    for (const price of [5_000, 5_010, 4_990]) {
      expect(applyTick(quoted, tickAt(later(noon, 5_000), price))).toBeUndefined()
    }
    expect(applyTick(quoted, tickAt(later(noon, minute), 5_001))).toEqual({
      at: noon,
      open: 5_000,
      high: 5_010,
      low: 4_990,
      close: 4_990,
      ticks: 3,
    })
    expect(quoted.forming).toMatchObject({ at: noon + minute, open: 5_001, ticks: 1 })
    expect(spotOf(quoted)).toMatchObject({ price: 5_001, at: noon + minute })
  })

  it('is closed without a later tick once all of it is known', () => {
    applyTick(quoted, tickAt(noon))
    market.storedThrough = later(noon, minute - 1)
    expect(closeMinutes(market)).toEqual([])
    market.storedThrough = later(noon, minute)
    quoted.heldFrom = later(noon, 1)
    expect(closeMinutes(market)).toEqual([])
    quoted.heldFrom = undefined
    expect(closeMinutes(market)).toMatchObject([{ instrumentId: 1, candle: { at: noon } }])
    expect(closeMinutes(market)).toEqual([])
    expect(applyTick(quoted, tickAt(later(noon, minute)))).toBeUndefined()
  })

  it('teaches what is traded, from its end on', () => {
    const still = market.byId.get(3) as Quoted
    for (let nr = 0; nr <= 40; nr += 1) {
      const at = later(noon, nr * minute)
      for (const one of [quoted, still]) applyTick(one, tickAt(at, 5_000 + (nr % 2) * 10))
    }
    expect(volatilityOf(quoted.estimator)).toBeGreaterThan(0)
    expect(quoted.estimator.newestMinute).toBe((noon + 40 * minute) / minute)
    expect(volatilityOf(still.estimator)).toBeUndefined()
  })
})

describe('a spot is stale', () => {
  const stale = (one: Quoted, afterMs: number) => isStale(one, later(noon, afterMs))

  it('where there is none', () => {
    expect(stale(quoted, 0)).toBe(true)
  })

  it.each([
    [1, 2 * second],
    [2, 5 * second],
    [3, 60 * second],
  ])('for instrument %i after %i ms', (id, ageMax) => {
    const one = market.byId.get(id) as Quoted
    applyTick(one, tickAt(noon))
    expect([stale(one, ageMax), stale(one, ageMax + 1)]).toEqual([false, true])
  })

  it('though it is new, where it has not moved for a minute', () => {
    applyTick(quoted, tickAt(later(noon, -1), 4_999))
    for (const after of [0, 30_000, 60_000]) applyTick(quoted, tickAt(later(noon, after)))
    expect(stale(quoted, 60_000)).toBe(false)
    applyTick(quoted, tickAt(later(noon, 60_001)))
    expect(stale(quoted, 60_001)).toBe(true)
    applyTick(quoted, tickAt(later(noon, 60_002), 5_001))
    expect(stale(quoted, 60_002)).toBe(false)
  })
})

describe('the ticker', () => {
  const symbolsOf = (...instruments: Instrument[]) =>
    inTicker([...newMarket(instruments, newSources()).byId.values()]).map(
      (one) => one.instrument.symbol,
    )

  it('has the best known first, then others by number, all of them tradable', () => {
    const nine = { ...bitcoin, id: 9, symbol: 'NINE' }
    const four = { ...bitcoin, id: 4, symbol: 'FOUR' }
    expect(symbolsOf(nine, shown, euro, four, bitcoin)).toEqual([
      'BTCUSD',
      'EURUSD',
      'FOUR',
      'NINE',
    ])
  })

  it('has them in this order, whatever their numbers', () => {
    const known = [
      ...['BTCUSD', 'ETHUSD', 'BCHBTC', 'EURUSD', 'LTCUSD', 'XRPUSD', 'GBPUSD', 'BCHUSD'],
      ...['SOLUSD', 'USDJPY', 'ADAUSDT', 'DOGEUSDT', 'LINKUSD', 'USDCHF', 'BNBUSDT', 'AUDUSD'],
    ]
    const numbered = known.map((symbol, index) => ({ ...bitcoin, id: 50 - index, symbol }))
    expect(symbolsOf({ ...bitcoin, id: 1, symbol: 'ONE' }, ...numbered)).toEqual(known)
  })

  it('has sixteen', () => {
    const many = Array.from({ length: 20 }, (_, id) => ({ ...bitcoin, id, symbol: `X${id}` }))
    expect(symbolsOf(...many)).toEqual(many.slice(0, 16).map(({ symbol }) => symbol))
  })
})
