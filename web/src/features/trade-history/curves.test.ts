import { expect, it, test } from 'vitest'
import { curvesOf } from './curves.ts'

const size = { width: 100, height: 108 }

test.each([
  { points: [], line: 'M0.0 4.0', expected: 'M0.0 4.0', zero: 4 },
  {
    points: [
      { net: 50, cost: 10 },
      { net: -50, cost: 20 },
    ],
    line: 'M0.0 54.0L50.0 4.0L100.0 104.0',
    expected: 'M0.0 54.0L50.0 64.0L100.0 74.0',
    zero: 54,
  },
])('$points.length trades', ({ points, ...paths }) => {
  expect(curvesOf(points, size)).toEqual(paths)
})

it('holds what the margin costs on the scale where nothing was lost', () => {
  const { expected } = curvesOf([{ net: 10, cost: 40 }], size)
  expect(expected).toBe('M0.0 24.0L100.0 104.0')
})
