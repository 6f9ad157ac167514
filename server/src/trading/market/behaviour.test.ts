import { describe, expect, it, test } from 'vitest'
import { day, hour, type Millis, millis } from '#kernel/time.ts'
import { fc } from '#seed'
import {
  behaviourOf,
  correlationOf,
  type HourClose,
  leastReturns,
  realisedVolatility,
} from './behaviour.ts'

describe('realised volatility', () => {
  // The arithmetic of each row fits on a slip of paper.
  test.each([
    ['no move', [100, 100, 100], 1, 0],
    ['1 % up in a day', [100, 101], 1, Math.log(1.01) * Math.sqrt(252)],
    ['1 % up and back in a day', [100, 101, 100], 1, Math.log(1.01) * Math.sqrt(504)],
    ['the same in four days', [100, 101, 100], 4, Math.log(1.01) * Math.sqrt(126)],
    ['16 equal steps in a day: four times one', steps(16, 0.001), 1, 0.004 * Math.sqrt(252)],
  ] as const)('%s', (_, closes, days, expected) => {
    expect(realisedVolatility(closes, days)).toBeCloseTo(expected, 12)
  })

  it('finds the volatility that a random walk was made with', () => {
    const closes = steps(252 * 7 * 4, 0.3 / Math.sqrt(252 * 7), noise(5))
    expect(realisedVolatility(closes, 252 * 4)).toBeCloseTo(0.3, 2)
  })

  it('is the same in any unit, and backwards in time', () => {
    fc.assert(
      fc.property(manyCloses, fc.double({ min: 0.01, max: 1000, noNaN: true }), (closes, unit) => {
        const known = realisedVolatility(closes, 5)
        const inUnits = closes.map((close) => close * unit)
        expect(realisedVolatility(inUnits, 5)).toBeCloseTo(known, 6)
        expect(realisedVolatility(closes.toReversed(), 5)).toBeCloseTo(known, 6)
      }),
    )
  })
})

describe('correlation', () => {
  it('is 1 with itself and with any power of it, -1 with its inverse', () => {
    fc.assert(
      fc.property(manyCloses, fc.double({ min: 0.1, max: 3, noNaN: true }), (closes, power) => {
        const known = correlationOf(hourly(closes), hourly(closes))
        if (known === undefined) return
        const powers = closes.map((close) => close ** power)
        expect(correlationOf(hourly(closes), hourly(powers))).toBeCloseTo(1, 6)
        const inverse = closes.map((close) => 1 / close)
        expect(correlationOf(hourly(closes), hourly(inverse))).toBeCloseTo(-1, 6)
      }),
    )
  })

  it('lies between -1 and 1, whichever comes first', () => {
    fc.assert(
      fc.property(manyCloses, manyCloses, (some, others) => {
        const found = correlationOf(hourly(some), hourly(others))
        expect(correlationOf(hourly(others), hourly(some))).toEqual(found)
        if (found !== undefined) expect(Math.abs(found)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('finds what two random walks have in common', () => {
    const [shared, own] = [noise(1), noise(2)]
    const index = steps(20_000, 1e-3, (at) => shared(at))
    const stock = steps(20_000, 1e-3, (at) => 0.6 * shared(at) + 0.8 * own(at))
    expect(correlationOf(hourly(stock), hourly(index))).toBeCloseTo(0.6, 1)
  })

  it('is none of what only rises at the same pace', () => {
    const [one, other] = [noise(6), noise(7)]
    const stock = steps(5_000, 1e-3, (at) => 1 + one(at))
    const index = steps(5_000, 1e-3, (at) => 1 + other(at))
    expect(Math.abs(correlationOf(hourly(stock), hourly(index)) ?? 1)).toBeLessThan(0.1)
  })

  it('takes the hours that both have', () => {
    const closes = steps(40, 0.01, noise(3))
    const holed = hourly(closes).filter((_, at) => at % 3 !== 0)
    expect(correlationOf(hourly(closes), holed)).toBeCloseTo(1, 9)
    expect(correlationOf(hourly(closes), shifted(hourly(closes), 100 * hour))).toBeUndefined()
  })

  it('is unknown where one of them stands still, and where there is too little', () => {
    const closes = steps(40, 0.01, noise(4))
    const still = hourly(closes.map(() => 100))
    expect(correlationOf(hourly(closes), still)).toBeUndefined()
    const few = hourly(closes).slice(0, leastReturns)
    expect(correlationOf(few, few)).toBeUndefined()
  })
})

describe('the behaviour of a stock', () => {
  const monday = Date.parse('2026-03-02T14:00:00Z')
  /** Seven closes a session of New York in winter, from that Monday on; the weekend has none. */
  const sessions = (days: number, hours = 7): HourClose[] => {
    const closes = steps(days * hours, 0.004, noise(9)).slice(1)
    return closes.map((close, index) => {
      const session = Math.floor(index / hours)
      const weekends = 2 * Math.floor(session / 5)
      return { at: millis(monday + (session + weekends) * day + (index % hours) * hour), close }
    })
  }

  it('counts whole days from the first evening on', () => {
    const stock = sessions(8)
    const found = behaviourOf('NYSE', stock, stock)
    expect(found.days).toBe(7)
    expect(found.until).toBe(stock.at(-1)?.at)
    const closes = stock.slice(6).map(({ close }) => close)
    expect(found.volatility).toBe(realisedVolatility(closes, 7))
    expect(found.correlation).toBeCloseTo(1, 9)
  })

  it('spreads a move over days of which nothing is stored, but not over holidays', () => {
    const stock = sessions(10)
    const withoutWednesday = stock.filter(({ at }) => dayOf(at) !== '2026-03-04')
    expect(behaviourOf('NYSE', withoutWednesday, []).days).toBe(9)
    // Four weeks later a Good Friday lies within.
    const easter = stock.map(({ at, close }) => ({ at: millis(at + 28 * day), close }))
    expect(behaviourOf('NYSE', easter, []).days).toBe(8)
  })

  test.each([
    ['nothing', 0, 0, undefined],
    ['one day', 1, 0, undefined],
    ['two whole days', 3, 2, '2026-03-04T20:00:00.000Z'],
  ])('is unknown after %s', (_, days, counted, last) => {
    const found = behaviourOf('NYSE', sessions(days), sessions(days))
    const until = last === undefined ? undefined : Date.parse(last)
    expect(found).toEqual({ days: counted, until, volatility: undefined, correlation: undefined })
  })

  it('is unknown of two days, however many returns they have', () => {
    const stock = sessions(3, 9)
    expect(behaviourOf('NYSE', stock, stock)).toMatchObject({ days: 2, volatility: undefined })
  })

  it('is unknown with fewer than fifteen returns', () => {
    const stock = sessions(4)
    const evening = 6
    expect(behaviourOf('NYSE', stock.slice(evening, evening + 15), []).volatility).toBeUndefined()
    const holed = stock.filter((_, index) => index >= evening && index % 7 !== 1 && index % 7 !== 3)
    expect(holed).toHaveLength(16)
    expect(behaviourOf('NYSE', holed, []).volatility).toBeGreaterThan(0)
    const fewer = holed.toSpliced(4, 1)
    expect(behaviourOf('NYSE', fewer, [])).toMatchObject({ days: 3, volatility: undefined })
  })

  it('begins with the first day, though it has one close', () => {
    const stock = sessions(5).slice(6)
    expect(behaviourOf('NYSE', stock, []).days).toBe(4)
  })

  it('counts a day of which the first hour is the last known', () => {
    const opening = Date.parse('2026-03-02T08:00:00Z')
    const ofXetra = sessions(5).map(({ at, close }) => ({
      at: millis(at - monday + opening),
      close,
    }))
    expect(behaviourOf('XETRA', ofXetra.slice(0, 4 * 7 + 1), []).days).toBe(4)
  })

  it('is known after three whole days', () => {
    expect(behaviourOf('NYSE', sessions(4), []).volatility).toBeGreaterThan(0)
  })
})

const manyCloses = fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), {
  minLength: leastReturns + 1,
  maxLength: 60,
})

function steps(count: number, size: number, of: (index: number) => number = () => 1): number[] {
  const closes = [100]
  for (let index = 0; index < count; index += 1)
    closes.push((closes.at(-1) ?? 100) * Math.exp(size * of(index)))
  return closes
}

/** Standard normal, the same for a seed. */
function noise(seed: number): (index: number) => number {
  const uniform = (index: number) => {
    const mixed = Math.sin(index * 12.9898 + seed * 78.233) * 43_758.5453
    return mixed - Math.floor(mixed)
  }
  return (index) =>
    Math.sqrt(-2 * Math.log(1 - uniform(2 * index))) *
    Math.cos(2 * Math.PI * uniform(2 * index + 1))
}

function hourly(closes: readonly number[]): HourClose[] {
  return closes.map((close, index) => ({ at: (index * hour) as Millis, close }))
}

function shifted(closes: readonly HourClose[], by: number): HourClose[] {
  return closes.map(({ at, close }) => ({ at: millis(at + by), close }))
}

function dayOf(at: Millis): string {
  return new Date(at).toISOString().slice(0, 10)
}
