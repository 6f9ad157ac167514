import { expect, test } from 'vitest'
import { aboutIn } from './about.ts'

test.each([
  ['document', 'national_id', 'Identity card'],
  ['withdrawal', 'bank', 'Bank'],
  ['payout', 'btc', 'BTC'],
  ['plan_request', 'Gold', 'Gold'],
  ['correction', 'deposit_restored', 'Deposit credited again'],
  ['proposal', 'remove_member', 'Send away'],
  ['proposal', 'withdrawal_day_limits', 'Most in 24 hours'],
  ['proposal', 'of_tomorrow', 'of_tomorrow'],
  ['custody_movement', 'paid_elsewhere eth', 'Paid from another wallet ETH'],
  ['campaign', 'Welcome', 'Welcome'],
  ['message', 'Where is my money?', 'Where is my money?'],
  ['alarm', 'void trades: too many', 'void trades: too many'],
  ['screening_hit', 'ofac_sdn', 'United States (OFAC SDN)'],
] as const)('a %s about %s reads: %s', (kind, about, read) => {
  expect(aboutIn({ kind, about, parts: null })).toBe(read)
})
