import { expect, it, test } from 'vitest'
import { fc } from '#seed'
import { labelsOn, spread } from './spread.ts'

test.each([
  { at: [50, 150], middles: [50, 150] },
  { at: [50, 55], middles: [50, 70] },
  { at: [55, 50], middles: [70, 50] },
  { at: [0, 300], middles: [10, 190] },
  { at: [195, 196, 197], middles: [150, 170, 190] },
])('$at', ({ at, middles }) => {
  const labels = at.map((one) => ({ at: one, size: 20 }))
  expect(spread(labels, { from: 0, to: 200 })).toEqual(middles)
})

it('covers none by another and keeps their order, wherever there is room for all', () => {
  const labels = fc.array(
    fc.record({ at: fc.integer({ min: -500, max: 900 }), size: fc.integer({ min: 1, max: 40 }) }),
    { maxLength: 10 },
  )
  fc.assert(
    fc.property(labels, (all) => {
      const middles = spread(all, { from: 0, to: 400 })
      const boxes = all
        .map(({ at, size }, index) => ({ at, size, middle: middles[index] ?? 0 }))
        .sort((a, b) => a.middle - b.middle)
      for (const [index, box] of boxes.entries()) {
        expect(box.middle - box.size / 2).toBeGreaterThanOrEqual(-1e-9)
        expect(box.middle + box.size / 2).toBeLessThanOrEqual(400 + 1e-9)
        const next = boxes[index + 1]
        if (!next) continue
        expect(next.middle - box.middle).toBeGreaterThanOrEqual((next.size + box.size) / 2 - 1e-9)
        expect(next.at).toBeGreaterThanOrEqual(box.at)
      }
    }),
  )
})

it.each([
  [294, 2],
  [479, 2],
  [480, 4],
  [1_100, 4],
])('on %i px of a chart %i trades are told of in words', (width, count) => {
  expect(labelsOn(width)).toBe(count)
})
