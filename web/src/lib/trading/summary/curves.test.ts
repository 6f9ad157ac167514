import { expect, it, test } from 'vitest'
import { curvesOf, linesOf } from './curves.ts'

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

test('values lie on one scale from the first to the last place', () => {
  const { paths, y } = linesOf([[10, 30, 20]], { width: 100, height: 48 })
  expect(paths).toEqual(['M0.0 44.0L50.0 4.0L100.0 24.0'])
  expect([y(30), y(10)]).toEqual([4, 44])
})

test('what does not move is a level line', () => {
  expect(linesOf([[7, 7]], { width: 10, height: 20 }).paths).toEqual(['M0.0 4.0L10.0 4.0'])
})
