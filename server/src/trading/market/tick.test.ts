import { describe, expect, it } from 'vitest'
import { points } from '#kernel/price.ts'
import { millis } from '#kernel/time.ts'
import { fc } from '#seed'
import { append, emptySeries, firstAfter, lastUpTo, newest, reaches, ticksOf } from './tick.ts'

function seriesOf(times: readonly number[]) {
  const series = emptySeries()
  times.forEach((at, index) => {
    append(series, { seq: index + 1, at: millis(at), price: points(100 + index), sourceId: 1 })
  })
  return series
}

describe('a tick series', () => {
  const series = seriesOf([1_000, 2_000, 2_250])

  it.each([
    [999, 1_000, undefined],
    [1_000, 2_000, 1_000],
    [1_999, 2_000, 1_000],
    [2_249, 2_250, 2_000],
    [2_250, undefined, 2_250],
    [9_999, undefined, 2_250],
  ])('at %s: first after %s, last up to %s', (instant, after, upTo) => {
    expect(firstAfter(series, millis(instant))?.at).toBe(after)
    expect(lastUpTo(series, millis(instant))?.at).toBe(upTo)
  })

  it('knows how far back it reaches', () => {
    expect(reaches(series, millis(999))).toBe(false)
    expect(reaches(series, millis(1_000))).toBe(true)
    expect(reaches(emptySeries(), millis(1_000))).toBe(false)
  })

  it('keeps the newest, whatever came', () => {
    const long = seriesOf(Array.from({ length: 5_000 }, (_, index) => index * 250))
    expect(newest(long)?.seq).toBe(5_000)
    expect(ticksOf(long).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 1_024 }, (_, index) => 5_000 - 1_023 + index),
    )
    const oldest = millis((5_000 - 1_024) * 250)
    expect(reaches(long, oldest)).toBe(true)
    expect(reaches(long, millis(oldest - 1))).toBe(false)
    expect(lastUpTo(long, millis(oldest - 1))).toBeUndefined()
    expect(firstAfter(long, millis(0))?.at).toBe(oldest)
  })

  it('finds what a search from end to end finds', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 60 })
    // Of most, some are kept no more.
    const earlier = fc.oneof(fc.constant(0), fc.integer({ min: 960, max: 2_100 }))
    fc.assert(
      fc.property(times, earlier, fc.integer({ min: -1, max: 501 }), (unsorted, count, instant) => {
        const sorted = [...unsorted].sort((a, b) => a - b)
        const before = Array.from({ length: count }, (_, nr) => nr - count)
        const found = seriesOf([...before, ...sorted])
        const kept = [...before, ...sorted].slice(-1_024)
        const after = kept.filter((at) => at > instant)
        expect(ticksOf(found).map(({ at }) => at)).toEqual(kept)
        expect(ticksOf(found, millis(instant)).map(({ at }) => at)).toEqual(after)
        expect(firstAfter(found, millis(instant))?.at).toBe(after[0])
        expect(lastUpTo(found, millis(instant))?.at).toBe(kept.findLast((at) => at <= instant))
      }),
    )
  })
})
