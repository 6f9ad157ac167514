import { expect, test } from 'vitest'
import { parseCsv, SeedRefused } from './csv.ts'

const columns = ['name', 'count', 'share', 'kind', 'note']
const rowOf = (line: string) =>
  parseCsv(`${columns.join(',')}\n${line}\n`, 'things.csv', columns)[0]!

test('reads cells by the name of their column, trimmed, whatever the line ends with', () => {
  const rows = parseCsv('name,note\r\n a , x\r\n\r\nb,\r\n', 'things.csv', ['name', 'note'])
  expect(rows.map((row) => [row.text('name'), row.optional('note')])).toEqual([
    ['a', 'x'],
    ['b', null],
  ])
})

test('reads whole numbers, decimal numbers and words', () => {
  const row = rowOf('a,12,0.25,blue,')
  expect(row.whole('count', 1)).toBe(12)
  expect(row.decimal('share', 0)).toBe(0.25)
  expect(rowOf('a,1,12.5,red,').decimal('share', 12.5)).toBe(12.5)
  expect(row.oneOf('kind', ['red', 'blue'])).toBe('blue')
})

test.each([
  ['a,1,1,red', /^things\.csv, line 2: 5 columns are expected, 4 found\.$/],
  [',1,1,red,', /line 2: name is empty/],
  ['a,1.5,1,red,', /line 2: count must be a whole number of at least 1, not "1.5"/],
  ['a,0,1,red,', /line 2: count must be a whole number of at least 1, not "0"/],
  ['a,-3,1,red,', /line 2: count must be a whole number/],
  ['a,0x10,1,red,', /line 2: count must be a whole number/],
  ['a,1e3,1,red,', /line 2: count must be a whole number/],
  ['a,1,0x10,red,', /line 2: share must be a decimal number/],
  ['a,1,NaN,red,', /line 2: share must be a decimal number of at least 0, not "NaN"/],
  ['a,1,1e9,red,', /line 2: share must be a decimal number/],
  ['a,1,1,green,', /line 2: kind must be one of red, blue, not "green"/],
])('refuses %s with its place', (line, message) => {
  const read = () => {
    const row = rowOf(line)
    row.text('name')
    row.whole('count', 1)
    row.decimal('share', 0)
    row.oneOf('kind', ['red', 'blue'])
  }
  expect(read).toThrow(SeedRefused)
  expect(read).toThrow(expect.objectContaining({ name: 'SeedRefused' }))
  expect(read).toThrow(message)
})

test('refuses another header', () => {
  expect(() => parseCsv('name,amount\na,1\n', 'things.csv', ['name', 'count'])).toThrow(
    'things.csv, line 1: the header must be name,count.',
  )
})

test('counts blank lines', () => {
  const [, second] = parseCsv('name\na\n\nb\n', 'things.csv', ['name'])
  expect(() => second!.refuse('no')).toThrow('things.csv, line 4: no.')
})
