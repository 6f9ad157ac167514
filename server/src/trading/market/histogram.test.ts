import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import { newHistogram, quantileOf, record, shareBelow } from './histogram.ts'

describe('a histogram', () => {
  it.each([
    [0.5, 0],
    [0.5486, 0.1221],
    [0.8413447, 1],
    [0.95, 1.6449],
    [0.3019, -0.519],
  ])('that has seen nothing is normal: the %d-quantile is %d', (probability, expected) => {
    expect(quantileOf(newHistogram(1), probability)).toBeCloseTo(expected, 2)
  })

  it.each([
    [1 / 3, 0.6305587],
    [1, 0.8413447],
    [3, 0.9986501],
    [-1, 0.1586553],
    [1e300, 1],
  ])('that has seen nothing has a normal share below %d', (value, expected) => {
    expect(shareBelow(newHistogram(7), value).share).toBeCloseTo(expected, 6)
  })

  it('weighs what it was given for what it has seen, as what was seen fades', () => {
    // 2,880 observations of a half-life of 2,880 count as much as 2,077.4 made now.
    const histogram = newHistogram(2_077.4)
    for (let i = 0; i < 2_880; i += 1) record(histogram, 3.01)
    expect(shareBelow(histogram, 1).share).toBeCloseTo(0.5 + (0.8413447 - 0.5) / 2, 4)
    expect(shareBelow(histogram, 2.9).share).toBeLessThan(0.76)
    expect(shareBelow(histogram, 3.2).share).toBeGreaterThan(0.99)
  })

  it('keeps a size of any greatness in its last bin, and answers with the middle of that', () => {
    const histogram = newHistogram(1e-9)
    record(histogram, Number.MAX_VALUE)
    expect(histogram.bins[255]).toBe(histogram.weight)
    expect(quantileOf(histogram, 0.9999)).toBeCloseTo(511.9, 0)
  })

  it('has nothing beyond the greatest it has seen', () => {
    const histogram = newHistogram(0)
    record(histogram, 0.5)
    record(histogram, 2)
    expect(quantileOf(histogram, 1)).toBeGreaterThan(1.9)
    expect(quantileOf(histogram, 1)).toBeLessThan(2.1)
  })

  it('learns the sizes it is shown', () => {
    const histogram = newHistogram(1)
    for (let i = 0; i < 2_000; i += 1) record(histogram, (i % 100) / 50)
    // Sizes even between 0 and 2: of either sign, 75 % lie below 1 and 95 % below 1.8.
    expect(quantileOf(histogram, 0.75)).toBeCloseTo(1, 1)
    expect(quantileOf(histogram, 0.95)).toBeCloseTo(1.8, 1)
    expect(quantileOf(histogram, 0.25)).toBeCloseTo(-1, 1)
  })

  it('counts what is two days of minutes old for half', () => {
    const histogram = newHistogram(1e-9)
    record(histogram, 1)
    for (let i = 0; i < 2_880; i += 1) record(histogram, 3)
    const old = histogram.bins[128]! / histogram.weight
    expect(old).toBeCloseTo(0.5, 6)
  })

  it('stays the same when its weights are brought back to one', () => {
    const histogram = newHistogram(1)
    for (let i = 0; i < 100; i += 1) record(histogram, i / 25)
    const before = quantileOf(histogram, 0.9)
    const shares = histogram.bins.map((bin) => bin / histogram.weight)
    for (let bin = 0; bin < histogram.bins.length; bin += 1) histogram.bins[bin]! *= 1e101
    histogram.weight *= 1e101
    record(histogram, quantileOf(histogram, 0.9))
    expect(histogram.weight).toBe(1)
    // All but the bin of what was recorded just now.
    const now = histogram.bins.map((bin, at) => Math.abs(bin - shares[at]!))
    expect(now.filter((difference) => difference > 0.01)).toHaveLength(1)
    expect(quantileOf(histogram, 0.9)).toBeCloseTo(before, 1)
  })

  it('has quantiles that rise and mirror at one half, whatever it has seen', () => {
    const sizes = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 200 })
    const probability = fc.double({ min: 0.001, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(sizes, probability, probability, (seen, p, q) => {
        const histogram = newHistogram(1)
        for (const size of seen) record(histogram, size)
        const [low, high] = [Math.min(p, q), Math.max(p, q)]
        expect(quantileOf(histogram, low)).toBeLessThanOrEqual(quantileOf(histogram, high))
        expect(quantileOf(histogram, 1 - p)).toBeCloseTo(-quantileOf(histogram, p), 6)
      }),
    )
  })

  it('says what share lies below a value: the quantile turned round', () => {
    const histogram = newHistogram(2)
    for (let i = 0; i < 500; i += 1) record(histogram, (i * i) / 5e4)
    for (const probability of [0.02, 0.3, 0.5, 0.55, 0.8, 0.99]) {
      const { share } = shareBelow(histogram, quantileOf(histogram, probability))
      expect(share).toBeCloseTo(probability, 9)
    }
    expect(shareBelow(histogram, 1e9).share).toBeCloseTo(1, 6)
  })

  it('says how much of that is guessed where values are heaped', () => {
    const histogram = newHistogram(1)
    for (let i = 0; i < 900; i += 1) record(histogram, i % 3 === 0 ? 0 : 1 + i / 900)
    expect(shareBelow(histogram, 0.002).guess).toBeCloseTo(1 / 6, 2)
    expect(shareBelow(histogram, 1.5).guess).toBeLessThan(0.01)
  })
})
