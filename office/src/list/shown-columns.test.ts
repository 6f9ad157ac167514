import { describe, expect, test } from 'vitest'
import { otherwise, shownOf } from './shown-columns.ts'

const columns = [{ key: 'a' }, { key: 'b' }, { key: 'c', isExtra: true }]

describe('what is shown of a list', () => {
  test.each([
    [undefined, ['a', 'b']],
    [['c'], ['c']],
    [
      ['c', 'a'],
      ['a', 'c'],
    ],
    [['a', 'gone'], ['a']],
    [['gone'], ['a', 'b']],
  ] as const)('where the address says %j is %j', (asked, shown) => {
    expect([...shownOf(columns, asked)]).toEqual(shown)
  })

  test.each([
    [['a', 'b'], 'c', 'a,b,c'],
    [['a', 'b'], 'b', 'a'],
    [['a', 'b', 'c'], 'c', undefined],
    [['a'], 'b', undefined],
  ] as const)('%j without or with %s is %s', (shown, key, then) => {
    expect(otherwise(columns, new Set(shown), key)).toBe(then)
  })
})
