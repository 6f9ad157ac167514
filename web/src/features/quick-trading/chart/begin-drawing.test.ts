import { expect, it } from 'vitest'
import { beginDrawing } from './begin-drawing.ts'

const bars = [
  { time: 60, open: 10, high: 14, low: 9, close: 12 },
  { time: 120, open: 12, high: 13, low: 7, close: 8 },
  { time: 180, open: 8, high: 11, low: 8, close: 11 },
]

it.each([
  ['horizontalStraightLine', [[180_000, 11]]],
  [
    'segment',
    [
      [60_000, 12],
      [180_000, 11],
    ],
  ],
  [
    'box',
    [
      [60_000, 7],
      [180_000, 14],
    ],
  ],
  [
    'fibonacciLine',
    [
      [60_000, 7],
      [180_000, 14],
    ],
  ],
] as const)('%s begins over the bars there are', (tool, expected) => {
  const drawing = beginDrawing(tool, bars)
  expect(drawing?.tool).toBe(tool)
  expect(drawing?.points.map(({ timestamp, value }) => [timestamp, value])).toEqual(expected)
  expect(beginDrawing(tool, [])).toBeUndefined()
})
