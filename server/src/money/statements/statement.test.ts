import { expect, test } from 'vitest'
import { statementWords } from '#contract/client/statement-words.ts'
import { movementGroups } from '#contract/client/statements.ts'
import { beginningOf, kindsOf, wordsOf } from './statement.ts'

test('a group has the kinds of movements that are called so', () => {
  expect(kindsOf('trades')).toEqual(['trade_open', 'trade_settle'])
  expect(kindsOf('corrections')).toEqual(['deposit_restored', 'withdrawal_returned', 'goodwill'])
  for (const group of movementGroups) expect(kindsOf(group)).not.toEqual([])
})

test('all groups together are all kinds', () => {
  expect(kindsOf(undefined)).toBeUndefined()
})

test('a kind is told in words, and as what it is where there are none', () => {
  expect(wordsOf('goodwill', statementWords.movements)).toBe('Correction: goodwill')
  expect(wordsOf('house_cover', statementWords.movements)).toBe('house_cover')
})

test('a day begins at midnight, UTC, and ends where the next one begins', () => {
  expect(beginningOf('2026-02-28')).toBe(Date.UTC(2026, 1, 28))
  expect(beginningOf('2026-02-28', 1)).toBe(Date.UTC(2026, 2, 1))
})
