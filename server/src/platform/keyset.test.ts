import { describe, expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { idsOf, pagesOf, spanOf, uuidMeant } from './keyset.ts'

const id = '01900000-0000-7000-8000-000000000000'
const pages = pagesOf<{ readonly id: string; readonly amount: bigint }, 'asked' | 'amount'>({
  ids: 'uuid',
  by: { asked: null, amount: ({ amount }) => amount },
})

describe('a cursor', () => {
  test.each([
    [undefined, 'asked', null],
    [`_${id}`, '-asked', { value: null, id }],
    [`500_${id}`, '-amount', { value: 500n, id }],
    [`0_${id}`, 'amount', { value: 0n, id }],
    // Of another order, or of nobody.
    [`500_${id}`, 'asked', undefined],
    [`_${id}`, 'amount', undefined],
    [`-5_${id}`, 'amount', undefined],
    [`1234567890123456789_${id}`, 'amount', undefined],
    [id, 'asked', undefined],
    ['_7', 'asked', undefined],
    ['', 'asked', undefined],
  ] as const)('%s of the order %s is its place, or none', (cursor, sort, place) => {
    expect(pages.from(cursor, sort)).toEqual(place)
  })

  test('of numbers has no other signs', () => {
    const numbered = pagesOf<{ readonly id: bigint }, 'at'>({ ids: 'number', by: { at: null } })
    expect(numbered.from('_77', 'at')).toEqual({ value: null, id: '77' })
    for (const wrong of [`_${id}`, '_7x', '_-7', '_']) {
      expect(numbered.from(wrong, 'at')).toBeUndefined()
    }
  })
})

test('a page ends where the next begins, and the last one nowhere', () => {
  const rows = [7n, 5n, 5n].map((amount, nr) => ({ id: id.replace(/0$/, String(nr)), amount }))
  const first = pages.page(rows, 2, '-amount')
  expect(first.page).toEqual(rows.slice(0, 2))
  expect(pages.from(first.next ?? '', '-amount')).toEqual({ value: 5n, id: rows[1]?.id })
  expect(pages.page(rows, 3, '-amount')).toEqual({ page: rows, next: null })
  expect(pages.page(rows, 2, 'asked').next).toBe(`_${rows[1]?.id}`)
})

test('days are from the first instant of one to the last of another', () => {
  const from = Date.parse('2026-11-01T00:00:00Z')
  const until = Date.parse('2026-11-03T00:00:00Z')
  expect(spanOf({ from: '2026-11-01', to: '2026-11-02' })).toEqual({ from, until })
  expect(spanOf({})).toEqual({ from: null, until: null })
  const ids = idsOf({ from: millis(0x0190_0000_0000), until: null })
  expect(ids).toEqual({ from: id, until: null })
})

test.each([
  [id, id],
  [id.toUpperCase(), id],
  ['01900000000070008000000000000000', id],
  ['0190', null],
  ['tx', null],
])('%s means %s', (typed, meant) => {
  expect(uuidMeant(typed)).toBe(meant)
})
