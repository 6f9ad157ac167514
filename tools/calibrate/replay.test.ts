// Whether prices come true, on the plainest of markets; `replay.long.test.ts` has the others.

import { expect, it } from 'vitest'
import { notesText } from '#contract/public/calibration-notes.ts'
import { calibrate } from './replay.ts'
import { recorded } from './synthetic-market.ts'
import { errorPoints } from './tally.ts'
import { tapeOf } from './tape.ts'

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
