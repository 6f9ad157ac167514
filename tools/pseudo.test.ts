import { expect, test } from 'vitest'
import { fc } from '#seed'
import { pseudo } from './pseudo.ts'

test.each([
  ['Deposit', '[Dëëpööšïïť]'],
  ['  Buy BTC/USD now  ', '  [Büüÿÿ BTC/USD ñööww]  '],
  ['$1,000.00', '$1,000.00'],
  ['BTC/USD', 'BTC/USD'],
  ['75 % profit', '[75 % přööfïïťť]'],
  ['[Dëëpööšïïť]', '[Dëëpööšïïť]'],
])('%j is %j', (text, said) => {
  expect(pseudo(text)).toBe(said)
})

const words = fc.array(fc.stringMatching(/^[A-Za-z]?[a-z]{2,12}$/), { minLength: 1 })

test('every word is four tenths longer, and nothing is made longer twice', () => {
  fc.assert(
    fc.property(words, (parts) => {
      const said = pseudo(parts.join(' '))
      const longer = said.slice(1, -1).split(' ')
      expect(longer.map((word) => word.length)).toEqual(
        parts.map(({ length }) => length + Math.ceil(length * 0.4)),
      )
      expect(pseudo(said)).toBe(said)
    }),
  )
})
