import { describe, expect, test } from 'vitest'
import { naughtyStrings } from '#test/naughty.ts'
import { afterAll, lookupsFor } from './lookup.ts'

const uuid = '01900000-0000-7000-8000-000000000000'
const hash = 'ab'.repeat(32)
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

describe('what was typed', () => {
  test.each([
    ['', []],
    ['4821', [{ by: 'id', id: 4821n }]],
    ['0', []],
    [
      '31612',
      [
        { by: 'id', id: 31612n },
        { by: 'phone', prefix: '+31612' },
      ],
    ],
    ['0031 6 12', [{ by: 'phone', prefix: '+31612' }]],
    ['+31 (6) 12-34', [{ by: 'phone', prefix: '+3161234' }]],
    ['Ada@Mail.example', [{ by: 'email', prefix: 'ada@mail.example' }]],
    [
      'ada',
      [
        { by: 'name', prefix: 'ada' },
        { by: 'email', prefix: 'ada' },
      ],
    ],
    ['  Ada   LOVE', [{ by: 'name', prefix: 'ada love' }]],
    [uuid, [{ by: 'record', text: uuid }]],
    [hash.toUpperCase(), [{ by: 'transaction', text: hash }]],
    [`0x${hash}`, [{ by: 'transaction', text: `0x${hash}` }]],
  ] as const)('%s', (typed, lookups) => {
    expect(lookupsFor(typed)).toEqual(lookups)
  })

  test('that is long and one word may be an address, in its own case', () => {
    expect(lookupsFor(` ${wallet.toUpperCase()} `)[0]).toEqual({
      by: 'address',
      text: wallet.toUpperCase(),
    })
  })

  test('may be anything', () => {
    for (const text of naughtyStrings) expect(lookupsFor(text).length).toBeLessThanOrEqual(3)
  })
})

test('what begins with a text comes before the first that does not', () => {
  const [begins, after] = ['ada\u{10fffe}x', 'adb'].map((text) => Buffer.from(text))
  const end = Buffer.from(afterAll('ada'))
  expect(Buffer.compare(begins as Buffer, end)).toBe(-1)
  expect(Buffer.compare(after as Buffer, end)).toBe(1)
})
