import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import { cents, dollars, zeroUsd } from '#kernel/money.ts'
import { points } from '#kernel/price.ts'
import { later, type Millis, millis, minute } from '#kernel/time.ts'
import { append, emptySeries, type Tick } from '../market/tick.ts'
import {
  earliestExpiry,
  enterWaiting,
  entriesOf,
  exposure,
  hasOpen,
  letGo,
  newPositions,
  openPayout,
  type Position,
  type Positions,
  putBack,
  release,
  reserve,
  takeDue,
  takeUp,
} from './positions.ts'
import type { OpenTrade } from './trade.ts'

const now = millis(Date.UTC(2026, 0, 14, 12))
const ada = 7n as ClientId

function trade(id: string, change: Partial<OpenTrade> = {}): OpenTrade {
  return {
    id: id as TradeId,
    clientId: ada,
    accountId: 1000n as AccountId,
    book: 'demo',
    instrument: {
      id: 1,
      symbol: 'BTCUSD',
      category: 'Cryptocurrency',
      scale: { decimals: 2, tickPoints: 1 },
    },
    direction: 'rise',
    stake: dollars(100),
    durationSeconds: 60,
    entryDelayMs: 0,
    exitSeconds: 1,
    strikeRate: '75/75',
    payoutRateBp: 7_500,
    marginBp: 400,
    winProbability: 0.5486,
    volatility: 0.00015,
    quantile: 0.1,
    strikeFactor: 1_000_000_000_000n,
    ruleVersion: 1,
    acceptedAt: now,
    expiresAt: later(now, minute),
    orderKey: null,
    planSlot: null,
    ...change,
  }
}
const euro = { ...trade('').instrument, id: 2, symbol: 'EURUSD' }

const tick = (seq: number, at: Millis): Tick => ({ seq, at, price: points(5_000), sourceId: 1 })
/** The same clock for every instrument. */
const all = (through: Millis) => () => through
const idsOf = (positions: readonly Position[]) => positions.map((it) => it.trade.id)

let positions: Positions
beforeEach(() => {
  positions = newPositions()
})

/** Written and reserved, without an entry price. */
function open(one: OpenTrade): Position {
  reserve(positions, one)
  return takeUp(positions, one, emptySeries())
}

describe('what open trades may cost', () => {
  const sums = (expiresAt = later(now, minute)) => [
    openPayout(positions, ada, 1),
    exposure(positions, 1, expiresAt),
    hasOpen(positions, 1),
  ]

  it('is the payout to each client, and the profit of each minute of expiry', () => {
    reserve(positions, trade('a'))
    reserve(positions, trade('b', { expiresAt: later(now, 2 * minute - 1) }))
    reserve(positions, trade('c', { clientId: 8n as ClientId, expiresAt: later(now, 2 * minute) }))
    expect(sums()).toEqual([dollars(350), dollars(150), true])
    expect(sums(later(now, 2 * minute))[1]).toBe(dollars(75))
    expect(openPayout(positions, 8n as ClientId, 1)).toBe(dollars(175))
    expect(openPayout(positions, ada, 2)).toBe(zeroUsd)
    expect(exposure(positions, 2, later(now, minute))).toBe(zeroUsd)
    expect(hasOpen(positions, 2)).toBe(false)
  })

  it('is nothing once they are taken out again', () => {
    const odd = trade('a', { stake: cents(333n) })
    reserve(positions, odd)
    reserve(positions, trade('b'))
    release(positions, odd)
    expect(sums()).toEqual([dollars(175), dollars(75), true])
    release(positions, trade('b'))
    expect(sums()).toEqual([zeroUsd, zeroUsd, false])
  })

  it('counts a trade once that is taken up twice, and not at all once it is let go', () => {
    const one = open(trade('a'))
    reserve(positions, trade('a'))
    expect(takeUp(positions, trade('a'), emptySeries())).toBe(one)
    expect(sums()).toEqual([dollars(175), dollars(75), true])
    letGo(positions, one)
    letGo(positions, one)
    expect(sums()).toEqual([zeroUsd, zeroUsd, false])
  })
})

describe('an entry price', () => {
  const series = emptySeries()
  for (const [seq, after] of [-1_000, 0, 1, 2_000].entries())
    append(series, tick(seq + 1, later(now, after)))

  it('is the first one after acceptance, where memory goes back that far', () => {
    const { entry, strike } = takeUp(positions, trade('a'), series, tick(9, now))
    expect([entry?.seq, strike]).toEqual([3, 5_000])
    const before = trade('b', { acceptedAt: later(now, -1_001) })
    expect(takeUp(positions, before, series, tick(9, now)).entry?.seq).toBe(9)
    expect(enterWaiting(positions, 1, tick(5, later(now, 5_000)))).toEqual([])
  })

  it('that came at once is nothing to forget later', () => {
    letGo(positions, takeUp(positions, trade('a'), series))
    expect(earliestExpiry(positions)).toBeUndefined()
  })

  it('is waited for where none came yet', () => {
    const late = trade('a', { acceptedAt: later(now, 2_000) })
    const waiting = takeUp(positions, late, series)
    expect([waiting.entry, waiting.strike]).toEqual([null, null])
    expect(enterWaiting(positions, 1, tick(5, later(now, 2_000)))).toEqual([])
    expect(enterWaiting(positions, 2, tick(5, later(now, 2_001)))).toEqual([])
    expect(enterWaiting(positions, 1, tick(5, later(now, 2_001)))).toEqual([waiting])
    expect([waiting.entry?.seq, waiting.strike]).toEqual([5, 5_000])
    expect(enterWaiting(positions, 1, tick(6, later(now, 3_000)))).toEqual([])
  })

  it('is told of those that are open', () => {
    takeUp(positions, trade('a'), series)
    open(trade('b'))
    const entries = entriesOf(positions, ['a', 'b', 'c'] as TradeId[])
    expect([...entries.keys()]).toEqual(['a', 'b'])
    expect(entries.get('a' as TradeId)).toMatchObject({ entry: { seq: 3 }, strike: 5_000 })
    expect(entries.get('b' as TradeId)).toEqual({ entry: null, strike: null })
  })
})

describe('a trade falls due', () => {
  const entered = (one: OpenTrade) => {
    const position = open(one)
    enterWaiting(positions, one.instrument.id, tick(1, later(one.acceptedAt, 1)))
    return position
  }
  const due = (through: Millis, known: (instrumentId: number) => Millis = all(through)) =>
    idsOf(takeDue(positions, through, known))

  it('once all up to its expiry is known, and then once only', () => {
    const expiresAt = later(now, minute)
    entered(trade('a', { expiresAt }))
    expect(due(later(expiresAt, -1))).toEqual([])
    expect(due(later(expiresAt, 99))).toEqual(['a'])
    expect(due(later(expiresAt, 5_000))).toEqual([])
  })

  it('at the end of the tenth of a second that it expires in', () => {
    entered(trade('a', { expiresAt: later(now, minute + 50) }))
    expect(due(later(now, minute + 98))).toEqual([])
    expect(due(later(now, minute + 99))).toEqual(['a'])
  })

  it('in the order of expiry, whenever it was taken up', () => {
    entered(trade('b', { expiresAt: later(now, 2 * minute) }))
    entered(trade('a'))
    expect(earliestExpiry(positions)).toBe(later(now, minute))
    expect(due(later(now, 3 * minute))).toEqual(['a', 'b'])
    entered(trade('c', { expiresAt: later(now, minute) }))
    expect(due(later(now, 3 * minute))).toEqual(['c'])
  })

  it('later, where its instrument lags behind', () => {
    entered(trade('a'))
    entered(trade('b', { instrument: euro }))
    const expiresAt = later(now, minute)
    const lagging = (instrumentId: number) =>
      instrumentId === 2 ? later(expiresAt, -1) : expiresAt
    expect(due(later(expiresAt, 500), lagging)).toEqual(['a'])
    expect(due(later(expiresAt, 600), lagging)).toEqual([])
    expect(due(later(expiresAt, 700), all(expiresAt))).toEqual(['b'])
    expect(due(later(expiresAt, 800))).toEqual([])
  })

  it('ten seconds after acceptance without an entry price, as known of its instrument', () => {
    open(trade('a'))
    open(trade('b', { instrument: euro }))
    const over = later(now, 10_001)
    expect(due(over, all(later(now, 10_000)))).toEqual([])
    expect(due(over, (id) => (id === 1 ? over : now))).toEqual(['a'])
    expect(due(later(over, 100), (id) => (id === 1 ? over : now))).toEqual([])
  })

  it('once, though it expires where its entry price is overdue', () => {
    open(trade('a', { expiresAt: later(now, 10_000) }))
    expect(due(later(now, 11_000))).toEqual(['a'])
  })

  it('not any more once it is let go', () => {
    letGo(positions, entered(trade('a')))
    expect(earliestExpiry(positions)).toBeUndefined()
    expect(due(later(now, 2 * minute))).toEqual([])
    const waiting = open(trade('b'))
    letGo(positions, waiting)
    expect(enterWaiting(positions, 1, tick(1, later(now, 1)))).toEqual([])
    entered(trade('c', { instrument: euro }))
    expect(due(later(now, 2 * minute), all(now))).toEqual([])
    letGo(positions, [...positions.held][0] as Position)
    expect(due(later(now, 3 * minute))).toEqual([])
  })

  it('again where it was put back', () => {
    const one = entered(trade('a'))
    expect(due(later(now, 2 * minute))).toEqual(['a'])
    putBack(positions, one)
    expect(due(later(now, 2 * minute))).toEqual(['a'])
    putBack(positions, one)
    entered(trade('b', { expiresAt: later(now, 5 * minute) }))
    expect(due(later(now, 2 * minute))).toEqual(['a'])
  })
})

it('the earliest expiry is that of whichever trade ends first', () => {
  for (const [id, minutes] of [
    ['a', 3],
    ['b', 1],
    ['c', 2],
  ] as const) {
    open(trade(id, { expiresAt: later(now, minutes * minute) }))
  }
  expect(earliestExpiry(positions)).toBe(later(now, minute))
})
