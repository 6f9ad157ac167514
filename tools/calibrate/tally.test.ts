import { describe, expect, it } from 'vitest'
import { wilson } from '#server/trading/trades/calibration.ts'
import { count, newTally, type Row, rowOf, summaryOf } from './tally.ts'

const terms = { file: 'f', horizon_s: 300, strike_rate: '75/3', side: 'Buy', priced: 0.5 } as const

describe('a row', () => {
  it('sees wins among decided trades, keeps the margin of all that were not void', () => {
    const tally = newTally()
    const endings = ['win', 'win', 'loss', 'draw', 'void', 'win', 'loss', 'loss'] as const
    for (let round = 0; round < 10; round += 1) {
      endings.forEach((ending, index) => {
        count(tally, ending, 8 * round + index, 8 * round + index + 3)
      })
    }
    expect(rowOf(terms, 0.75, tally)).toMatchObject({
      seen: 3 / 6,
      n: 60,
      // Of every eight, decided trades start at 0, 1, 2, 5, 6, 7 and last for 3: 0 and 5 do not
      // overlap.
      n_independent: 20,
      realised_margin: (3 - 3 * 0.75) / 7,
      draw_rate: 1 / 7,
      void_rate: 1 / 8,
    })
  })

  it.each([
    ['with 19 independent trades', 19, 0, false],
    ['with 20', 20, 0, true],
    ['quoted half of the time', 20, 20, true],
    ['quoted less than that', 20, 21, false],
  ])('%s: %i, %i, is one: %s', (_, wins, unquoted, isRow) => {
    const tally = { ...newTally(), unquoted }
    for (let i = 0; i < wins; i += 1) count(tally, 'win', i, i + 1)
    expect(rowOf(terms, 0.75, tally) !== undefined).toBe(isRow)
  })
})

describe('the interval', () => {
  it.each([
    // Newcombe (1998), Statistics in Medicine 17:857, table I, method 3.
    [81 / 263, 263, 0.2553, 0.3662],
    [15 / 148, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1 / 29, 29, 0.0061, 0.1718],
  ])('of %d in %i is %d to %d', (share, n, low, high) => {
    const interval = wilson(share, n)
    expect(interval[0]).toBeCloseTo(low, 4)
    expect(interval[1]).toBeCloseTo(high, 4)
  })
})

describe('a summary', () => {
  const row = (changed: Partial<Row>): Row => ({
    ...terms,
    seen: 0.51,
    ci_low: 0.49,
    ci_high: 0.53,
    n: 9_000,
    n_independent: 500,
    realised_margin: 0.04,
    draw_rate: 0.01,
    void_rate: 0.02,
    ...changed,
  })

  it('is over 1 minute to 1 hour, of rows with enough trades apart', () => {
    const rows = [
      row({}),
      row({ horizon_s: 3_600, seen: 0.47, ci_high: 0.48, realised_margin: 0.02 }),
      row({ horizon_s: 60, seen: 0.9, n_independent: 399 }),
      row({ horizon_s: 7_200, seen: 0.9 }),
      row({ horizon_s: 900, seen: 0.9, n_independent: 399 }),
    ]
    const notes = [{ code: 'days' as const, details: { length: '1.0' } }]
    const summary = summaryOf('f', rows, notes)
    expect(summary).toMatchObject({ judged_rows: 2, inside_interval: 0.5, notes })
    expect(summary.worst).toBeCloseTo(3, 10)
    expect(summary.mean_error).toBeCloseTo(2, 10)
    expect(summary.realised_margin).toBeCloseTo(0.03, 10)
  })

  it('with no row to judge tells draws and voids of the shortest duration', () => {
    const few = { n_independent: 399 }
    const rows = [
      row({ horizon_s: 60, void_rate: 0.9, ...few }),
      row({ horizon_s: 180, void_rate: 0.5, ...few }),
    ]
    expect(summaryOf('f', rows, [])).toMatchObject({ worst: null, void_rate: 0.9, draw_rate: 0.01 })
  })

  it('claims nothing without rows', () => {
    expect(summaryOf('f', [], [])).toMatchObject({ worst: null, realised_margin: null })
  })
})
