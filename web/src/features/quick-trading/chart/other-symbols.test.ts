import { expect, it } from 'vitest'
import { otherSymbols } from './other-symbols.ts'

const known = ['A', 'B', 'C', 'D', 'E']

it.each([
  ['those that stood there first', { kept: ['D'], favourites: ['B'] }, ['D', 'B', 'C', 'E']],
  ['each once', { kept: ['B'], favourites: ['B', 'B'] }, ['B', 'C', 'D', 'E']],
  ['never the one that is traded', { kept: ['A'], favourites: ['A'] }, ['B', 'C', 'D', 'E']],
  ['only what there is', { kept: ['X'], favourites: ['Y'] }, ['B', 'C', 'D', 'E']],
])('%s', (_, wanted, expected) => {
  expect(otherSymbols({ main: 'A', known, ...wanted })).toEqual(expected)
})
