import { expect, it } from 'vitest'
import { filledIn, isFilledBy } from './fill-in.ts'

it.each([
  ['Dear {name}', { name: '{secret}', secret: 's' }, 'Dear {secret}'],
  ['Dear {name}', { name: '{$secret} {@secret}', secret: 's' }, 'Dear {$secret} {@secret}'],
  ['Dear {name}', { name: '$& $1 %s %o' }, 'Dear $& $1 %s %o'],
  ['{a}{b}', { a: '{', b: 'a}' }, '{a}'],
  ['Dear {constructor}', {}, 'Dear {constructor}'],
])('what is filled in is not read again: %s', (sentence, details, whole) => {
  expect(filledIn(sentence, details, {})).toBe(whole)
})

it('what the sentence asks for is its own, and no part of what everything has', () => {
  expect(isFilledBy('{toString}', {})).toBe(false)
  expect(isFilledBy('{name}', { name: 'Ada' })).toBe(true)
})
