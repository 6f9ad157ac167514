// Whether prices come true: on synthetic markets unlike each other, and on the recorded ones where
// present.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecordedFiles } from '#server/trading/market/recorded-files.ts'
import { type Calibration, calibrate } from './replay.ts'
import { type Market, recorded } from './synthetic-market.ts'
import { errorPoints, type Row } from './tally.ts'
import { tapeOf } from './tape.ts'

/** The durations of which twelve days hold enough trades for two points. */
function shortRows({ rows }: Calibration): Row[] {
  return rows.filter((row) => row.horizon_s === 300 || row.horizon_s === 900)
}

describe('on a synthetic market', () => {
  it.each<[string, Market]>([
    ['even and normal', { step: 5e-4, tickPoints: 10 }],
    [
      'wild: fat tails, volatility in clusters',
      { step: 2e-3, tickPoints: 10, clustering: 1, hasFatTails: true },
    ],
    ['quiet, with a day and night', { step: 5e-5, tickPoints: 10, clustering: 0.3, season: 0.8 }],
    [
      'closed at weekends',
      { step: 1e-4, tickPoints: 10, clustering: 0.5, isClosedAtWeekends: true },
    ],
  ])('%s, prices come true', (_, market) => {
    const calibration = calibrate(tapeOf(recorded(market)))
    const errors = shortRows(calibration).map(errorPoints)
    expect(errors).toHaveLength(24)
    expect(Math.max(...errors)).toBeLessThan(2)
    expect(calibration.summary.inside_interval).toBeGreaterThan(0.95)
    expect(calibration.summary.realised_margin).toBeGreaterThan(0.03)
    expect(calibration.summary.realised_margin).toBeLessThan(0.05)
  })

  it('a tick as coarse as a minute’s move leaves the house its margin', () => {
    const coarse = recorded({ step: 5e-4, tickPoints: 500, clustering: 0.6 })
    const { rows, summary } = calibrate(tapeOf(coarse))
    expect(summary.draw_rate).toBeGreaterThan(0.03)
    expect(summary.realised_margin).toBeGreaterThan(0.03)
    expect(summary.realised_margin).toBeLessThan(0.05)
    expect(rows.some((row) => row.horizon_s === 60 && row.n > 5_000)).toBe(false)
  })

  it('a drift shifts wins from one side to the other, and is given to neither', () => {
    const drifting = calibrate(tapeOf(recorded({ step: 5e-4, tickPoints: 10, drift: 1e-5 })))
    const longShots = shortRows(drifting).filter((row) => row.strike_rate === '218/218')
    for (const horizon of [300, 900]) {
      const [buy, sell] = longShots.filter((row) => row.horizon_s === horizon)
      expect(buy!.seen).toBeGreaterThan(buy!.priced)
      expect(sell!.seen).toBeLessThan(sell!.priced)
      expect(Math.abs((buy!.seen + sell!.seen) / 2 - buy!.priced)).toBeLessThan(0.01)
    }
    expect(drifting.summary.realised_margin).toBeGreaterThan(0.03)
    expect(drifting.summary.realised_margin).toBeLessThan(0.05)
  })

  it('a normal distribution instead of the learned one prices fat tails wrong', () => {
    const wild = tapeOf(recorded({ step: 2e-3, tickPoints: 10, clustering: 1, hasFatTails: true }))
    expect(Math.max(...shortRows(calibrate(wild, 1e12)).map(errorPoints))).toBeGreaterThan(2)
  })
})

const shared = join(import.meta.dirname, '../../../shared/market')

describe.skipIf(!existsSync(shared))('on a recorded market (skipped where absent)', () => {
  it.each([
    ['BTC in January 2022', ['btc-usd-1m-2022-01.csv.gz']],
    [
      'GBP/USD in February 2012',
      ['gbp-usd-1m-bid-2012-02.csv.gz', 'gbp-usd-1m-ask-2012-02.csv.gz'],
    ],
  ])('%s, prices come true', { timeout: 120_000 }, async (_, names) => {
    const [recording] = await readRecordedFiles(names.map((name) => join(shared, name)))
    const { summary } = calibrate(tapeOf(recording!))
    expect(summary.judged_rows).toBe(72)
    expect(summary.worst).toBeLessThan(2)
    expect(summary.mean_error).toBeLessThan(0.8)
    expect(summary.realised_margin).toBeGreaterThan(0.03)
    expect(summary.realised_margin).toBeLessThan(0.05)
  })
})
