// The values of Winkler's paper, and names as people write them.

import { describe, expect, test } from 'vitest'
import { jaroWinkler, keysOf, leastScore, plainOf, scoreOf, wordsOf } from './name.ts'

test.each([
  ['martha', 'marhta', 0.961],
  ['dixon', 'dicksonx', 0.813],
  ['dwayne', 'duane', 0.84],
  ['same', 'same', 1],
  ['abc', 'xyz', 0],
  ['a', 'b', 0],
])('%s and %s are alike by %d', (one, other, score) => {
  expect(jaroWinkler(one, other)).toBeCloseTo(score, 3)
  expect(jaroWinkler(other, one)).toBeCloseTo(score, 3)
})

test.each([
  ['Élodie  O’Neill-Smith', 'elodie oneill smith'],
  ['Владимир Путин', 'putin vladimir'],
  ['Γιώργος Παπαδόπουλος', 'giorgos papadopoylos'],
  ['Søren Kjærsgaard ŁUKASZ', 'kjaersgaard lukasz soren'],
  ['  ', ''],
  ['Anna Anna', 'anna'],
])('%j is plainly %j', (name, plain) => {
  expect(plainOf(name)).toBe(plain)
})

const score = (one: string, other: string) => scoreOf(wordsOf(one), wordsOf(other))
const share = (one: string, other: string) =>
  keysOf(wordsOf(one)).some((key) => keysOf(wordsOf(other)).includes(key))

describe('is found and is a hit', () => {
  test.each([
    ['Vladimir Putin', 'PUTIN, Vladimir'],
    ['Vladimir Putin', 'Путин Владимир'],
    ['John Smith', 'SMITH, John Michael'],
    ['Jon Smyth', 'John SMITH'],
    ['Muammar Gaddafi', 'Moammar QADHAFI'],
    ['Jusuf Hasan', 'Yusuf HASSAN'],
    ['Zoë Müller', 'Zoe MULLER'],
  ])('%s like %s', (one, other) => {
    expect(score(one, other)).toBeGreaterThanOrEqual(leastScore)
    expect(score(one, other)).toBe(score(other, one))
    expect(share(one, other)).toBe(true)
  })
})

describe('is no hit', () => {
  test.each([
    ['John Smith', 'John Brown'],
    ['Ada Lovelace', 'Grace Hopper'],
    ['Maria Jansen', 'Mario Rossi'],
    ['', 'John Smith'],
  ])('%j like %j', (one, other) => {
    expect(score(one, other)).toBeLessThan(leastScore)
  })
})

test('a name of one word is found by that word, and long ones by no more than eight', () => {
  expect(keysOf(wordsOf('Suharto'))).toHaveLength(1)
  expect(wordsOf('a b c d e f g h i j k l')).toHaveLength(8)
})
