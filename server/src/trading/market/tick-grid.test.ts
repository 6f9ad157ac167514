import { expect, it } from 'vitest'
import { fc } from '#seed'
import { inferScale } from './tick-grid.ts'

const steps = (count: number, from: number, tick: number) =>
  Array.from({ length: count }, (_, index) => from + tick * index)

it.each<[string, number[], { decimals: number; tickPoints: number }]>([
  ['whole ticks', steps(50, 46_000, 1), { decimals: 0, tickPoints: 1 }],
  ['halves', steps(50, 46_000, 0.5), { decimals: 1, tickPoints: 5 }],
  ['quarters', steps(50, 4_200, 0.25), { decimals: 2, tickPoints: 25 }],
  ['half a pip of a pip', steps(50, 1.57, 0.000005), { decimals: 6, tickPoints: 5 }],
  ['a price far below one', steps(50, 0.00000351, 1e-8), { decimals: 8, tickPoints: 1 }],
  ['few prices: decimals only', [100, 105, 110], { decimals: 0, tickPoints: 1 }],
  [
    'a quiet price',
    [...Array(500).fill(1), ...steps(30, 0.9985, 0.0001)],
    { decimals: 4, tickPoints: 1 },
  ],
  ['a few off the grid', [...steps(99, 46_000, 1), 46_810.875], { decimals: 0, tickPoints: 1 }],
])('the grid of %s', (_, prices, scale) => {
  expect(inferScale(prices)).toEqual(scale)
})

it('is the one that the prices were made on', () => {
  const grid = fc.record({
    decimals: fc.integer({ min: 0, max: 8 }),
    tickPoints: fc.constantFrom(1, 2, 5),
    ticks: fc.uniqueArray(fc.integer({ min: 1_000, max: 9_999 }), {
      minLength: 60,
      maxLength: 200,
    }),
  })
  fc.assert(
    fc.property(grid, ({ decimals, tickPoints, ticks }) => {
      const scale = inferScale(ticks.map((tick) => (tick * tickPoints) / 10 ** decimals))
      expect(scale.tickPoints / 10 ** scale.decimals).toBeCloseTo(tickPoints / 10 ** decimals, 12)
    }),
  )
})
