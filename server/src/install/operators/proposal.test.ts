import { expect, test } from 'vitest'
import { day, later, millis } from '#kernel/time.ts'
import {
  dueOf,
  markedSetting,
  type Proposal,
  refuseConfirming,
  refuseWithdrawing,
} from './proposal.ts'

const at = millis(1_800_000_000_000)
const eve = { email: 'eve@example.org', at, provenAt: at }
const max = { email: 'max@example.org', at, provenAt: at }
const proposed: Proposal = {
  id: 'p',
  kind: 'setting',
  subject: 'btc_xpub',
  value: '"xpub2"',
  replaces: '"xpub1"',
  isPart: false,
  proposed: eve,
  confirmed: null,
  dueAt: null,
  withdrawn: null,
  appliedAt: null,
  mark: null,
  reason: null,
  evidence: null,
  wantedAt: null,
  expiresAt: null,
  expiredAt: null,
  verdict: null,
}
const confirmed = { ...proposed, confirmed: max, dueAt: later(at, day) }

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
    'whoever gets other roles by it',
    { ...proposed, kind: 'change_roles', subject: max.email },
    ...([max.email, 'four_eyes'] as const),
  ],
  ['another one, when it is too late', { ...proposed, expiresAt: at }, max.email, 'proposal_ended'],
  ['another one, in time', { ...proposed, expiresAt: later(at, 1) }, max.email, undefined],
  [
    'whoever leaves by it',
    { ...proposed, kind: 'remove_member', subject: max.email },
    ...([max.email, undefined] as const),
  ],
])('%s confirms', (_, proposal, by, refused) => {
  expect(refuseConfirming(proposal, by, at)?.refused).toBe(refused)
})

test('it can be stopped until it has taken effect', () => {
  expect(refuseWithdrawing(proposed)).toBeUndefined()
  expect(refuseWithdrawing(confirmed)).toBeUndefined()
  expect(refuseWithdrawing({ ...confirmed, appliedAt: at })?.details).toEqual({ state: 'applied' })
  expect(refuseWithdrawing({ ...proposed, withdrawn: max })?.refused).toBe('proposal_ended')
})

test('a setting waits a day, a member does not', () => {
  expect(dueOf(proposed, at)).toBe(later(at, day))
  expect(dueOf({ kind: 'add_member', wantedAt: null }, at)).toBe(at)
})

test('a mark is of one setting, one value, and those who decided', () => {
  const bank = { name: 'A', accountNumber: '1234', routingNumber: '021000021' }
  const { name, ...rest } = bank
  const one = { by: 'eve', at }
  const two = { proposal: 'p', proposer: 'eve', confirmer: 'max' }
  const text = markedSetting('payout_bank', bank, two)
  expect(markedSetting('payout_bank', { ...rest, name }, { ...two })).toBe(text)
  const others = [
    markedSetting('payout_bank', { ...bank, name: 'B' }, two),
    markedSetting('btc_xpub', bank, two),
    markedSetting('payout_bank', bank, { ...two, proposal: 'q' }),
    markedSetting('payout_bank', bank, { ...two, confirmer: 'eve' }),
    markedSetting('payout_bank', bank, { ...two, proposer: 'max' }),
    markedSetting('payout_bank', bank, one),
    markedSetting('payout_bank', bank, { ...one, by: 'max' }),
    markedSetting('payout_bank', bank, { ...one, at: later(at, 1) }),
  ]
  expect(new Set([text, ...others]).size).toBe(others.length + 1)
})
