import { expect, test } from 'vitest'
import { hour, later, millis } from '#kernel/time.ts'
import { newBooksState, outcomeOf, viewOfBooks } from './books.ts'

const at = millis(Date.UTC(2026, 10, 21, 12))

test.each([
  [0, 0, 'ok'],
  [1, 0, 'differences'],
  [1, 1, 'differences'],
  [0, 1, 'unknown'],
] as const)('%i differences and %i without an answer: %s', (standing, unanswered, outcome) => {
  expect(outcomeOf(standing, unanswered)).toBe(outcome)
})

test('nothing is known before the first look', () => {
  expect(viewOfBooks(newBooksState(), at)).toEqual({ state: 'unknown', at: null })
  expect(viewOfBooks({ outcome: 'ok', at: null }, at)).toEqual({ state: 'unknown', at: null })
})

test('that all is well is believed for two hours, that it is not for ever', () => {
  const looked = { at: '2026-11-21T12:00:00.000Z' }
  expect(viewOfBooks({ outcome: 'ok', at }, later(at, 2 * hour))).toEqual({
    state: 'ok',
    ...looked,
  })
  const late = later(at, 2 * hour + 1)
  expect(viewOfBooks({ outcome: 'ok', at }, late)).toEqual({ state: 'unknown', ...looked })
  const state = 'differences'
  expect(viewOfBooks({ outcome: state, at }, late)).toEqual({ state, ...looked })
})
