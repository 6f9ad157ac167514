import { expect, test } from 'vitest'
import { shiftOf } from './steady.ts'

const list = (text: string) => text.split('')

test.each([
  ['nothing changed', 'abcd', 'abcd', 2, 0],
  ['two came in above', 'abcd', 'xyabcd', 2, 2],
  ['one went above', 'abcd', 'bcd', 2, -1],
  ['what comes or goes below moves nothing', 'abcd', 'abcx', 1, 0],
  ['what was looked at is gone: the next one stays', 'abcd', 'xabd', 2, 0],
  ['what was looked at is gone, and one above too', 'abcd', 'ad', 2, -2],
  ['all from there on is gone: the one above stays', 'abcd', 'xyab', 2, 2],
  ['it is another list', 'abcd', 'wxyz', 2, 0],
  ['it is empty now', 'abcd', '', 2, 0],
  ['it was empty', '', 'ab', 0, 0],
])('%s', (_, before, after, held, shift) => {
  expect(shiftOf(list(before), list(after), held)).toBe(shift)
})
