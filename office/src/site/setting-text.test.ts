import { expect, test } from 'vitest'
import { settingKinds } from '#contract/staff/settings.ts'
import { checkTyped, shownOf, typedOf } from './setting-text.ts'

const values = {
  text: ['"Nova"', 'null'],
  lines: ['"Street 1\\nTown"', 'null'],
  number: ['400', '0', 'null'],
  yes_no: ['true', 'false'],
  list: ['["NL","BE"]', '[]'],
  structure: ['{"a":[1,"2"]}', 'null'],
} as const

test.each(settingKinds)('a %s comes back as it was when nothing is typed', (kind) => {
  for (const json of values[kind]) {
    expect(checkTyped({ kind }, typedOf({ kind }, json))).toEqual({ value: json })
  }
})

test.each([
  ['number', 'four'],
  ['number', '1e999'],
  ['structure', '{a: 1}'],
] as const)('a %s is not %s', (kind, typed) => {
  expect(checkTyped({ kind }, typed)).toHaveProperty('errors.value')
})

test.each([
  ['list', '["NL","BE"]', 'NL, BE'],
  ['text', 'null', ''],
  ['yes_no', 'false', 'no'],
] as const)('a %s of %s is read as %s', (kind, json, shown) => {
  expect(shownOf({ kind }, json)).toBe(shown)
})
