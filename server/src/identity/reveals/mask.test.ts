import { describe, expect, test } from 'vitest'
import { personalFields } from '#contract/staff/personal-data.ts'
import { naughtyStrings } from '#test/naughty.ts'
import { maskOf } from './mask.ts'

test.each([
  ['name', 'Ada Lovelace', 'A····· L·····'],
  ['name', 'Ada van der Lovelace', 'A····· L·····'],
  ['name', 'Ada', 'A·····'],
  ['name', '😀😀 b', '😀····· b·····'],
  ['email', 'ada.lovelace@mail.example', 'a····@·····.example'],
  ['email', 'ada@localhost', 'a····@·····'],
  ['phone', '+31612345678', '·····78'],
  ['phone', '+3161', '·····'],
  ['address', 'Damrak 1, 1012 LG Amsterdam', '·····'],
  ['date_of_birth', '1990-12-10', '·····'],
  ['bank_account', 'NL91ABNA0417164300', '·····4300'],
  ['bank_account', '4300', '·····'],
  ['wallet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'tb1q·····jzsx'],
  ['wallet', 'short', '·····'],
] as const)('of a %s, %s, is left %s', (field, value, left) => {
  expect(maskOf(field, value)).toBe(left)
})

describe.each(personalFields)('a %s', (field) => {
  test('that is not told is nothing', () => {
    expect(maskOf(field, '  ')).toBe('')
  })

  test('does not tell how long it is, and never all of it', () => {
    for (const value of naughtyStrings) {
      const left = maskOf(field, value)
      expect(left.length).toBeLessThanOrEqual(40)
      if (value.trim().length > 3) expect(left).not.toContain(value.trim())
    }
  })
})
