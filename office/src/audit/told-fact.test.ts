import { expect, test } from 'vitest'
import { powers } from '#contract/staff/powers.ts'
import { powerName } from '../lib/power-name.ts'
import { toldName, toldShort, toldValue } from './told-fact.ts'

test.each([
  ['subject', 'withdrawal_day_limits', 'Most in 24 hours'],
  ['subject', 'eve@desk.example', 'eve@desk.example'],
  ['action', 'audit.read', 'The record: read'],
  ['coin', 'btc', 'BTC'],
  ['proven', 'false', 'no'],
  ['until', '2026-11-23T07:09:00.000Z', '2026-11-23 07:09'],
  ['amount', '-816.85', '\u2212816.85'],
  ['method', 'national_id', 'Identity card'],
  ['outcome', 'expired', 'expired'],
  ['roles', 'risk finance', 'risk finance'],
  ['fields', 'lastname, phone', 'last name, phone'],
  ['reason', 'On 12.5 days', 'On 12.5 days'],
  ['kind', 'of_tomorrow', 'of_tomorrow'],
] as const)('%s: %s reads %s', (name, value, read) => {
  expect(toldValue({ name, value })).toBe(read)
})

test('a name that has no words is read as it is written', () => {
  expect(toldName('raise_at')).toBe('Raised at')
  expect(toldName('of_tomorrow')).toBe('of tomorrow')
})

test('ids and transactions are cut short in a row, and nothing else is', () => {
  const id = '01a1dabf-b800-7fbb-a47a-633d59aa11bb'
  expect(toldShort({ name: 'deposit', value: id })).toBe('…59aa11bb')
  expect(
    toldShort({ name: 'transaction', value: '6709f04702f45bbe9cff7113308047'.repeat(2) }),
  ).toBe('…13308047')
  expect(toldShort({ name: 'reason', value: 'a reason of more than forty signs, in words' })).toBe(
    'a reason of more than forty signs, in words',
  )
})

test('each power has words of its own', () => {
  const actions = Object.keys(powers)
  const said = actions.map(powerName)
  expect(new Set(said).size).toBe(actions.length)
  expect(said.filter((name) => /[._]/.test(name))).toEqual([])
  expect(powerName('of_tomorrow.do')).toBe('of_tomorrow.do')
})
