import { expect, test } from 'vitest'
import { assert, Defect, present } from './assert.ts'
import { isRefusal, refuse } from './refusal.ts'

test('a refusal has a code, and what its message needs where it needs anything', () => {
  expect(refuse('too_small', { limit: '1.00' })).toEqual({
    refused: 'too_small',
    details: { limit: '1.00' },
  })
  expect(Object.keys(refuse('closed'))).toEqual(['refused'])
})

test.each([
  [refuse('closed'), true],
  [{ id: 1 }, false],
  [null, false],
  [undefined, false],
  ['refused', false],
  [() => {}, false],
])('%j is one: %s', (value, is) => {
  expect(isRefusal(value)).toBe(is)
})

test('a broken assertion is a defect, and says what is wrong', () => {
  expect(() => assert(0, 'nothing there')).toThrow(new Defect('nothing there'))
  expect(() => assert(1, 'nothing there')).not.toThrow()
  expect(new Defect('x').name).toBe('Defect')
})

test('what must be there is given, or is a defect', () => {
  expect([present(0, 'x'), present('', 'x'), present(false, 'x')]).toEqual([0, '', false])
  for (const value of [null, undefined]) {
    expect(() => present(value, 'not there')).toThrow(new Defect('not there'))
  }
})
