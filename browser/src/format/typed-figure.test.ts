import { expect, it } from 'vitest'
import { typedFigure } from './typed-figure.ts'

it.each([
  ['64218.45', 64_218.45],
  [' 0.00001234 ', 0.00001234],
  ['5', 5],
  ['1,250.5', undefined],
  ['-3', undefined],
  ['1e9', undefined],
  ['.5', undefined],
  ['', undefined],
])('%s is %s', (text, figure) => {
  expect(typedFigure(text)).toBe(figure)
})
