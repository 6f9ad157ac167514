import { expect, test } from 'vitest'
import { day, later, millis } from '#kernel/time.ts'
import {
  dueOf,
  markedSetting,
  needsTwo,
  type Proposal,
  refuseConfirming,
  refuseWithdrawing,
} from './proposal.ts'

const at = millis(1_800_000_000_000)
const eve = { email: 'eve@example.org', at, provenAt: at }
const max = { email: 'max@example.org', at, provenAt: at }
const proposed: Proposal = {
  ...{ id: 'p', kind: 'setting', subject: 'btc_xpub', value: '"xpub2"', replaces: '"xpub1"' },
  ...{ proposed: eve, confirmed: null, dueAt: null, withdrawn: null, appliedAt: null, mark: null },
}
const confirmed = { ...proposed, confirmed: max, dueAt: later(at, day) }

const bank = { name: 'A', accountNumber: '1234', routingNumber: '021000021' }

test.each([
  ['btc_xpub', null, 'xpub1', false, true],
  ['btc_xpub', 'xpub1', 'xpub2', true, true],
  ['btc_xpub', 'xpub1', null, true, true],
  ['btc_xpub', 'xpub1', 'xpub1', false, false],
  ['eth_xpub', 'xpub1', 'xpub2', true, true],
  ['btc_network', 'bitcoin_testnet', 'simulated', true, true],
  ['eth_network', null, 'ethereum', false, true],
  ['payout_bank', null, bank, false, true],
  ['payout_bank', bank, { ...bank, accountNumber: '12345' }, true, true],
  ['withdrawal_two_staff_above', 10_000, 10_000.01, true, true],
  ['withdrawal_two_staff_above', 10_000, 9_999, false, false],
  ['brand_name', 'A', 'B', false, false],
] as const)('%s from %j to %j takes two: %s, in a live install %s', (name, from, to, one, live) => {
  expect(needsTwo({ name, from, to }, 'sandbox')).toBe(one)
  expect(needsTwo({ name, from, to }, 'live')).toBe(live)
})

test.each<[string, Proposal, string, string | undefined]>([
  ['another one', proposed, max.email, undefined],
  ['the same one', proposed, eve.email, 'four_eyes'],
  ['a third one, once more', confirmed, 'zoe@example.org', 'proposal_confirmed'],
  ['another one, when it is done', { ...confirmed, appliedAt: at }, max.email, 'proposal_ended'],
  [
    'another one, when it was stopped',
    { ...proposed, withdrawn: eve },
    max.email,
    'proposal_ended',
  ],
  [
    'whoever gets a new factor by it',
    { ...proposed, kind: 'invite_member', subject: max.email },
    ...([max.email, 'four_eyes'] as const),
  ],
  [
    'whoever leaves by it',
    { ...proposed, kind: 'remove_member', subject: max.email },
    ...([max.email, undefined] as const),
  ],
])('%s confirms', (_, proposal, by, refused) => {
  expect(refuseConfirming(proposal, by)?.refused).toBe(refused)
})

test('it can be stopped until it has taken effect', () => {
  expect(refuseWithdrawing(proposed)).toBeUndefined()
  expect(refuseWithdrawing(confirmed)).toBeUndefined()
  expect(refuseWithdrawing({ ...confirmed, appliedAt: at })?.details).toEqual({ state: 'applied' })
  expect(refuseWithdrawing({ ...proposed, withdrawn: max })?.refused).toBe('proposal_ended')
})

test('a setting waits a day, a member does not', () => {
  expect(dueOf(proposed, at)).toBe(later(at, day))
  expect(dueOf({ kind: 'add_member' }, at)).toBe(at)
})

test('a mark is made over the value, whatever the order of its fields', () => {
  const { name, ...rest } = bank
  expect(markedSetting('payout_bank', { ...rest, name })).toBe(markedSetting('payout_bank', bank))
  expect(markedSetting('payout_bank', { ...bank, name: 'B' })).not.toBe(
    markedSetting('payout_bank', bank),
  )
  expect(markedSetting('btc_xpub', 'a')).not.toBe(markedSetting('eth_xpub', 'a'))
})
