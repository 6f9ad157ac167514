import { expect, test } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { coinsCame } from './credit.ts'
import type { Outcome } from './deposit.ts'
import { cameIn } from './word-credit.ts'

const credit = { amount: dollars(100), rate: '64218.4', restRate: null }
const units = 155_719n
const came = '0.00155719 BTC arrived, at a rate of $64,218.4'

test.each<[Outcome, RegExp]>([
  ['exact', /^$/],
  ['partial', /^ That is less than you asked for/],
  ['over', /^ That is more than you asked for/],
  ['late', /^ It came after the rate had ended/],
  ['unasked', /^ Nothing was asked for/],
])('what came %s is told so', (outcome, note) => {
  const text = cameIn('en', coinsCame('btc', { units }, credit, outcome))
  expect(text.startsWith(`${came}.`)).toBe(true)
  expect(text.slice(came.length + 1)).toMatch(note)
})

test('two rates are both told', () => {
  const text = cameIn('en', coinsCame('btc', { units }, { ...credit, restRate: '70000' }, 'over'))
  expect(text.startsWith(`${came}, and $70,000 for what came above it.`)).toBe(true)
})

test('coins without a rate were not credited', () => {
  expect(() => coinsCame('btc', { units }, { ...credit, rate: null }, 'exact')).toThrow('at a rate')
})
