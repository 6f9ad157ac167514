import { expect, test } from 'vitest'
import { points } from '#kernel/price.ts'
import { hour, later, type Millis, millis, minute } from '#kernel/time.ts'
import { bitcoin, euro } from '#test/instruments.ts'
import { bySource, heardOf, hearingOf, noTroubles } from './hearing.ts'
import { applyTick, newMarket, type Quoted } from './market.ts'
import { newSources } from './source.ts'

/** A Wednesday noon, when every market is open. */
const noon = millis(Date.UTC(2026, 0, 14, 12))
const saturday = millis(Date.UTC(2026, 0, 17, 12))
const names = new Map([
  [1, 'kraken'],
  [2, 'simulated'],
])

function quotedOf(symbol: string): Quoted {
  return newMarket([bitcoin, euro], newSources()).bySymbol.get(symbol) as Quoted
}

let seq = 0
function told(quoted: Quoted, at: Millis, { price = 50, sourceId = 1 } = {}): Quoted {
  seq += 1
  applyTick(quoted, { seq, at, price: points(price), sourceId })
  return quoted
}

test('a price is good while it is fresh, and silent from then on', () => {
  const quoted = told(quotedOf('BTCUSD'), noon)
  expect(hearingOf(quoted, later(noon, 2_000))).toBe('good')
  expect(hearingOf(quoted, later(noon, 2_001))).toBe('silent')
  expect(hearingOf(quotedOf('BTCUSD'), noon)).toBe('silent')
})

test('a price that stands still is frozen, however often it is told', () => {
  const quoted = quotedOf('BTCUSD')
  for (const ms of [0, minute, minute + 1]) told(quoted, later(noon, ms))
  expect(hearingOf(quoted, later(noon, minute + 1))).toBe('frozen')
  told(quoted, later(noon, minute + 2), { price: 51 })
  expect(hearingOf(quoted, later(noon, minute + 2))).toBe('good')
})

test('while the source is asked about a gap its instrument is held', () => {
  const quoted = told(quotedOf('BTCUSD'), noon)
  quoted.heldFrom = later(noon, -hour)
  expect(hearingOf(quoted, noon)).toBe('held')
})

test('nothing is asked of a market that is closed', () => {
  expect(hearingOf(told(quotedOf('EURUSD'), noon), saturday)).toBe('closed')
})

test('a source is as good as the worst of what it states, where markets are open', () => {
  const troubles = { ...noTroubles, gaps: 1, missedMs: 500, refused: 2, furthest: 4 }
  const good = heardOf(told(quotedOf('BTCUSD'), noon), names, troubles, noon)
  const silent = heardOf(told(quotedOf('EURUSD'), later(noon, -minute)), names, troubles, noon)
  const other = told(quotedOf('BTCUSD'), noon, { sourceId: 2 })
  const never = heardOf(quotedOf('EURUSD'), names, noTroubles, noon)
  const all = [heardOf(other, names, noTroubles, noon), never, good, silent]
  expect(bySource(all)).toEqual([
    {
      name: 'kraken',
      state: 'silent',
      instruments: 2,
      good: 1,
      ageMs: 0,
      gaps: 2,
      missedMs: 1_000,
      refused: 4,
      furthest: 4,
    },
    { ...noTroubles, name: 'simulated', state: 'good', instruments: 1, good: 1, ageMs: 0 },
  ])
})

test('what is only shown makes no source worse, while anything of it is traded', () => {
  const shownOnly = () => {
    const market = newMarket([bitcoin, { ...euro, isTradable: false }], newSources())
    const quoted = market.bySymbol.get('EURUSD') as Quoted
    for (const ms of [-2 * minute, 0]) told(quoted, later(noon, ms))
    return heardOf(quoted, names, noTroubles, noon)
  }
  const traded = heardOf(told(quotedOf('BTCUSD'), noon), names, noTroubles, noon)
  expect(shownOnly().state).toBe('frozen')
  expect(bySource([shownOnly(), traded])).toMatchObject([
    { state: 'good', instruments: 2, good: 1 },
  ])
  expect(bySource([shownOnly()])).toMatchObject([{ state: 'frozen' }])
})
