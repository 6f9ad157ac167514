import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterReading, type KeptTime, skewMaxMs } from './kept-time.ts'

const sure: KeptTime = { anchor: 1_000_000, doubtMs: 0 }

describe('a reading of the database’s clock', () => {
  test('that differs says so, and is followed no further than a small step', () => {
    expect(afterReading(sure, { difference: 100, doubtMs: 0 })).toEqual({
      kept: { anchor: 1_000_010, doubtMs: 0 },
      skew: 100,
    })
  })

  test('that differs by more than may be is not followed at all', () => {
    for (const difference of [-3_600_000, -251, 251, 3_600_000]) {
      const { kept, skew } = afterReading(sure, { difference, doubtMs: 0 })
      expect(kept).toBe(sure)
      expect(skew).toBe(difference)
    }
  })

  test('that took a second and differs by half of it says nothing', () => {
    const { kept, skew } = afterReading(sure, { difference: 500, doubtMs: 500 })
    expect(kept).toEqual(sure)
    expect(skew).toBe(0)
  })

  test('that took a second and differs by an hour says so', () => {
    const { kept, skew } = afterReading(sure, { difference: 3_600_000, doubtMs: 500 })
    expect(kept).toBe(sure)
    expect(skew).toBe(3_599_500)
  })

  test('that is better than the first one corrects it at once', () => {
    const bad: KeptTime = { anchor: 1_000_400, doubtMs: 450 }
    expect(afterReading(bad, { difference: -400, doubtMs: 1 })).toEqual({
      kept: { anchor: 1_000_000, doubtMs: 1 },
      skew: 0,
    })
  })

  test('never finds two clocks apart that are one, however long each reading was under way', () => {
    const way = fc.record({ there: fc.nat(20_000), back: fc.nat(20_000) })
    fc.assert(
      fc.property(fc.array(way, { minLength: 2, maxLength: 20 }), ([first, ...others]) => {
        // Both clocks show the counter; the database is read when the question arrives there.
        const readOf = ({ there = 0, back = 0 } = {}) => ({
          off: there - (there + back) / 2,
          doubtMs: (there + back) / 2,
        })
        const begun = readOf(first)
        let kept: KeptTime = { anchor: -begun.off, doubtMs: begun.doubtMs }
        for (const other of others) {
          const { off, doubtMs } = readOf(other)
          const read = afterReading(kept, { difference: -off - kept.anchor, doubtMs })
          expect(Math.abs(read.skew)).toBeLessThan(1e-6)
          kept = read.kept
          expect(Math.abs(kept.anchor)).toBeLessThanOrEqual(kept.doubtMs + 1e-6)
        }
      }),
    )
  })

  test('finds every step that is larger than what it does not know', () => {
    const step = fc.integer({ min: skewMaxMs + 1, max: 90_000_000 })
    fc.assert(
      fc.property(step, fc.nat(5_000), fc.nat(5_000), (stepMs, doubtMs, keptDoubtMs) => {
        const kept = { anchor: 0, doubtMs: keptDoubtMs }
        const difference = stepMs + doubtMs + keptDoubtMs
        const read = afterReading(kept, { difference, doubtMs })
        expect(read.skew).toBe(stepMs)
        expect(read.kept).toBe(kept)
      }),
    )
  })
})
