// Whether prices come true, on the plainest of markets; `replay.long.test.ts` has the others.

import { expect, it } from 'vitest'
import { notesText } from '#contract/public/calibration-notes.ts'
import { calibrate } from './replay.ts'
import { recorded, recordedSeconds } from './synthetic-market.ts'
import { errorPoints } from './tally.ts'
import { type Tape, tapeOf } from './tape.ts'

const even = recorded({ step: 5e-4, tickPoints: 10 })

it('even and normal, prices come true', () => {
  const { rows, summary } = calibrate(tapeOf(even))
  // The durations of which twelve days hold enough trades for two points.
  const errors = rows.filter((row) => [300, 900].includes(row.horizon_s)).map(errorPoints)
  expect(errors).toHaveLength(24)
  expect(Math.max(...errors)).toBeLessThan(2)
  expect(summary.inside_interval).toBeGreaterThan(0.95)
  expect(summary.realised_margin).toBeGreaterThan(0.03)
  expect(summary.realised_margin).toBeLessThan(0.05)
})

it('too few minutes are priced not at all, and said to be', () => {
  const few = { ...even, candles: even.candles.slice(0, 25) }
  const { rows, summary } = calibrate(tapeOf(few))
  expect(rows).toEqual([])
  expect(summary).toMatchObject({ worst: null, judged_rows: 0 })
  expect(notesText(summary.notes)).toBe('24.0 minutes; too short, or too quiet, to price anything')
})

it('an exit that is an average has its own strike, at which prices come true', () => {
  const decided = { entryDelayMs: 1_000, exitAverageSeconds: 10 }
  const tape = tapeOf(recordedSeconds(5e-4, 4), decided)
  const errorOf = (of: Tape) => {
    const minutes = calibrate(of).rows.filter(({ horizon_s }) => horizon_s === 60)
    expect(minutes).toHaveLength(12)
    return Math.max(...minutes.map(errorPoints))
  }
  expect(errorOf(tape)).toBeLessThan(1)
  // At the strike of a last price the same trades come out otherwise.
  const plain = { entryDelayMs: 0, exitSeconds: 1 }
  expect(errorOf({ ...tape, rulesOf: () => plain })).toBeGreaterThan(1.3)
})
