import { expect, test } from 'vitest'
import { changedParts } from './told-change.ts'

const told = (before: unknown, after: unknown) =>
  changedParts({ before: JSON.stringify(before), after: JSON.stringify(after) })

test('one value is one line without a name', () => {
  expect(changedParts({ before: '400', after: '450' })).toEqual([
    { name: '', before: '400', after: '450' },
  ])
  expect(changedParts({ before: null, after: 'support risk' })).toEqual([
    { name: '', before: 'not set', after: 'support risk' },
  ])
  expect(changedParts({ before: null, after: null })).toEqual([])
})

test('of several parts those are told that differ, by what leads to them', () => {
  const before = { btc: { least: 10, fee: 1 }, bank: { least: 20, fee: 2 } }
  const after = { btc: { least: 15, fee: 1 }, bank: { least: 20, fee: 2 } }
  expect(told(before, after)).toEqual([{ name: 'Bitcoin › Least, $', before: '10', after: '15' }])
})

test('a list of words is one part, and rows are called by what they name themselves', () => {
  expect(told(['NL', 'DE'], ['NL'])).toEqual([{ name: '', before: 'NL, DE', after: 'NL' }])
  expect(
    told(
      [{ country: 'NL', vat: 21 }],
      [
        { country: 'NL', vat: 22 },
        { country: 'DE', vat: 19 },
      ],
    ),
  ).toEqual([
    { name: 'NL › VAT, %', before: '21', after: '22' },
    { name: 'DE › Country, two letters', before: 'not set', after: 'DE' },
    { name: 'DE › VAT, %', before: 'not set', after: '19' },
  ])
})

test('yes and no, instants and what is empty are words', () => {
  expect(told({ on: true, at: '2026-11-23T07:09:00.000Z', url: '' }, { on: false })).toEqual([
    { name: 'on', before: 'yes', after: 'no' },
    { name: 'at', before: '2026-11-23 07:09', after: 'not set' },
  ])
})
