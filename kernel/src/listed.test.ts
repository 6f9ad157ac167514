import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('%j are listed as "%s"', (words, text) => {
  expect(listed(words, 'or')).toBe(text)
})
