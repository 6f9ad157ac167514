import { expect, test } from 'vitest'
import { twoPersonRules } from '#contract/staff/two-people.ts'
import { guards, isSame, needsTwo } from './guards.ts'
import { defaultSettings, type Settings } from './settings.ts'

const bank = { name: 'A', accountNumber: '1234', routingNumber: '021000021' }
const steps = (above: string, confirmations: number) => ({
  btc: [{ above, confirmations }],
  eth: [],
})
const limits = (unverified: number, verified: number) => ({ unverified, verified })
const known = { isFirst: false, isInDoubt: false }

test('what may be one person’s is written down, and nothing more is', () => {
  const names = Object.entries(guards).filter(([, { takes }]) => takes === 'one')
  expect(names.map(([name]) => name)).toEqual([
    ...['brandName', 'brandHue', 'brandLogo', 'brandLogoDark', 'companyName', 'companyNumber'],
    ...['companyAddress', 'supportEmail'],
    ...[
      'supportPhone',
      'supportHours',
      'chatHours',
      'privacyEmail',
      'complaintsEmail',
      'governingLaw',
    ],
    ...['mailSender', 'creditLowAt'],
  ])
  expect(Object.keys(guards).toSorted()).toEqual(Object.keys(defaultSettings).toSorted())
  expect(Object.values(guards).filter(({ why }) => why.length < 8)).toEqual([])
})

test('each setting that takes two is in one of the rules that staff can read', () => {
  const twos = Object.values(guards).filter((guard) => guard.takes === 'two')
  const rules = twos.map(({ rule }) => twoPersonRules[rule])
  expect([...new Set(rules)]).toEqual(['proposal.confirm'])
})

test.each<[keyof Settings, unknown, unknown, boolean]>([
  ['brandName', 'A', 'B', false],
  ['btcXpub', 'xpub1', 'xpub2', true],
  ['btcXpub', 'xpub1', null, true],
  ['btcXpub', 'xpub1', 'xpub1', false],
  ['ethXpub', null, 'xpub', true],
  ['btcNetwork', 'bitcoin_testnet', 'simulated', true],
  ['payoutBank', bank, { ...bank, accountNumber: '12345' }, true],
  ['payoutBank', bank, { routingNumber: '021000021', accountNumber: '1234', name: 'A' }, false],
  ['withdrawalTwoStaffAbove', 10_000, 10_000.01, true],
  ['withdrawalTwoStaffAbove', 10_000, 9_999, false],
  ['withdrawalDayLimits', limits(1, 5), limits(1, 4), false],
  ['withdrawalDayLimits', limits(1, 5), limits(2, 4), true],
  ['withdrawalNewAddressHours', 24, 25, false],
  ['withdrawalNewAddressHours', 24, 23, true],
  ['withdrawalNewAddressHours', 24, null, true],
  ['withdrawalChangeHours', null, 24, false],
  ['withdrawalChangeHours', null, 23, true],
  ['btcConfirmations', 3, 4, false],
  ['btcConfirmations', 3, 2, true],
  ['ethConfirmations', 20, 1, true],
  ['depositConfirmationSteps', steps('1', 6), steps('1', 7), false],
  ['depositConfirmationSteps', steps('1', 6), steps('1', 5), true],
  ['depositConfirmationSteps', steps('1', 6), steps('2', 6), true],
  ['depositConfirmationSteps', steps('1', 6), { btc: [], eth: [] }, true],
  ['countries', ['NL', 'BE'], ['NL'], false],
  ['countries', ['NL'], ['NL', 'BE'], true],
  ['licence', { number: '1' }, null, false],
  ['licence', null, { number: '1' }, true],
  ['strikeRates', ['75/3', '12/5'], ['12/5'], false],
  ['strikeRates', ['75/3'], ['12/5'], true],
  ['marginBp', 400, 399, true],
  ['marginBp', 400, 401, true],
  ['demoOperator', true, false, false],
  ['demoOperator', false, true, true],
])('%s from %j to %j takes two: %s', (name, from, to, expected) => {
  expect(needsTwo({ ...known, name, from, to }, 'live')).toBe(expected)
  expect(needsTwo({ ...known, name, from, to }, 'sandbox')).toBe(expected)
})

test('the first value of a demonstration is put in by one, and no other', () => {
  const first = {
    name: 'btcXpub',
    from: null,
    to: 'xpub',
    isFirst: true,
    isInDoubt: false,
  } as const
  expect(needsTwo(first, 'sandbox')).toBe(false)
  expect(needsTwo(first, 'live')).toBe(true)
  expect(needsTwo({ ...first, isFirst: false }, 'sandbox')).toBe(true)
  const limit = { ...first, name: 'withdrawalTwoStaffAbove', from: 10_000, to: 20_000 } as const
  expect(needsTwo(limit, 'sandbox')).toBe(true)
})

test('what is in doubt is made good by two, also where it stays as it is', () => {
  const same = { name: 'marginBp', from: 400, to: 400, isFirst: false, isInDoubt: true } as const
  expect(needsTwo(same, 'live')).toBe(true)
  expect(needsTwo({ ...same, name: 'brandName' }, 'live')).toBe(false)
})

test('the order of a record makes no difference, that of a list does', () => {
  expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true)
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSame('1', 1)).toBe(false)
})
