// What every list of the office takes: orders both ways, days that there are, columns by name, and
// nothing that it does not know.

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bothWays, columnsText, officeListNames, officeLists } from './lists.ts'
import { officeRoutes } from './routes.ts'

test('an order goes both ways', () => {
  expect(bothWays('asked', 'amount')).toEqual(['asked', '-asked', 'amount', '-amount'])
})

test.each([
  ['client', true],
  ['client,amount', true],
  ['decided_at,by', true],
  ['', false],
  ['client,', false],
  ['Client', false],
  ['a b', false],
  ['a'.repeat(31), false],
  [Array.from({ length: 200 }, () => 'aa').join(','), false],
])('columns “%s” are taken: %s', (text, isTaken) => {
  expect(z.safeParse(columnsText, text).success).toBe(isTaken)
})

describe.each(officeListNames)('the list of %s', (list) => {
  const { query } = officeRoutes[officeLists[list]]
  const takes = (asked: object) => z.safeParse(query, asked).success

  test('takes a limit, a cursor and nothing unknown', () => {
    expect(takes({})).toBe(true)
    expect(takes({ limit: '2', cursor: 'x' })).toBe(true)
    expect(takes({ limit: '0' })).toBe(false)
    expect(takes({ columns: 'client' })).toBe(false)
    expect(takes({ sort: 'anything' })).toBe(false)
  })

  test('takes days that there are', () => {
    if (!('from' in query.shape)) return
    expect(takes({ from: '2026-02-28', to: '2026-03-01' })).toBe(true)
    for (const day of ['2026-02-29', '2026-13-01', '28-02-2026', 'today', '']) {
      expect(takes({ from: day })).toBe(false)
      expect(takes({ to: day })).toBe(false)
    }
  })
})
