// What takes two people: each rule, with the power of whoever says yes to what somebody else asked
// for or began. Which powers those are, the table of powers says.

import type { PairedAction } from './powers.ts'

export const twoPersonRules = {
  large_withdrawals: 'withdrawal.approve',
  prepared_payouts: 'withdrawal.reject',
  unpaid_bank_files: 'bank_payment.note_refused',
  corrections: 'correction.decide',
  campaigns: 'campaign.decide',
  moved_coins: 'custody_movement.decide',
  ended_freezes: 'account.unfreeze',
  members: 'proposal.confirm',
  roles: 'proposal.confirm',
  licence: 'proposal.confirm',
  countries: 'proposal.confirm',
  margin: 'proposal.confirm',
  terms_of_trade: 'proposal.confirm',
  deposit_keys: 'proposal.confirm',
  confirmations: 'proposal.confirm',
  withdrawal_rules: 'proposal.confirm',
  payout_bank: 'proposal.confirm',
  demo_operator: 'proposal.confirm',
  plans: 'proposal.confirm',
  credit_terms: 'proposal.confirm',
} as const satisfies Readonly<Record<string, PairedAction>>

export type TwoPersonRule = keyof typeof twoPersonRules

export const twoPersonRuleNames = Object.keys(twoPersonRules) as readonly TwoPersonRule[]

/** With fewer, one who is away, or who asked for it, leaves nobody to say yes. */
export const checkersFewest = 3
