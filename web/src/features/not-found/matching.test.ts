import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const names = ['Trading Plans', 'Bitcoin Cash', 'São Paulo index']

test.each([
  ['', names],
  ['plan TRAD', ['Trading Plans']],
  ['sao', ['São Paulo index']],
  ['nothing like it', []],
  ['.*', []],
])('%j', (words, found) => {
  expect(matching(names, words, (name) => name)).toEqual(found)
})
