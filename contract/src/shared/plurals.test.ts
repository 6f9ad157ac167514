import { expect, test } from 'vitest'
import { pluralOf } from './plurals.ts'

const all = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: 'other' }

test.each([
  [
    'en',
    [
      [0, 'other'],
      [1, '1'],
      [2, 'other'],
    ],
  ],
  [
    'fr',
    [
      [0, '1'],
      [1, '1'],
      [2, 'other'],
      [1_000_000, 'many'],
    ],
  ],
  [
    'pl',
    [
      [1, '1'],
      [2, 'few'],
      [5, 'many'],
      [12, 'many'],
      [22, 'few'],
      [1.5, 'other'],
    ],
  ],
  [
    'ar',
    [
      [0, '0'],
      [1, '1'],
      [2, '2'],
      [3, 'few'],
      [11, 'many'],
      [100, 'other'],
      [103, 'few'],
    ],
  ],
  [
    'he',
    [
      [1, '1'],
      [2, '2'],
      [3, 'other'],
    ],
  ],
  [
    'ja',
    [
      [0, 'other'],
      [1, 'other'],
      [2, 'other'],
    ],
  ],
] as const)('counts in %s take their forms', (language, counts) => {
  const plural = pluralOf(language)
  for (const [count, form] of counts) expect(plural(count, all), `${count}`).toBe(form)
})

test('a form that is not given is the other', () => {
  const plural = pluralOf('ar')
  expect([0, 1, 2, 3].map((count) => plural(count, { one: 'a day', other: 'days' }))).toEqual([
    'days',
    'a day',
    'days',
    'days',
  ])
})
