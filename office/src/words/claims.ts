// What each claim of the public site is about.

import type { ClaimId } from '#contract/public/claims.ts'

export const claimNames = {
  instruments: 'How many instruments are quoted',
  tradable_instruments: 'How many instruments can be traded',
  demo_days: 'How long a demo account lasts',
  demo_money: 'What a demo account begins with',
  top_payout: 'The largest profit rate on offer',
  margin_rate: 'The margin, in a sentence',
  loss_share: 'The share of clients who lost',
  payouts_made: 'How many withdrawals were paid in a year',
  segregated_funds: 'Clients’ money is kept apart',
  founded: 'When the company was founded',
  licensed: 'By whom it is licensed',
  signal_accuracy: 'How often signals were right',
  tournaments: 'Tournaments',
  bonuses: 'Bonuses',
  cashback: 'Cashback',
  promo_codes: 'Promo codes',
  prices: 'Prices and charts',
  instrument_terms: 'Terms of instruments',
  strike_rates: 'Strike rates on offer',
  durations: 'Durations on offer',
  margin: 'The margin, as a table',
  plans: 'The table of plans',
  calibration: 'How often trades won, beside how often they were priced to',
  payouts: 'The list of paid withdrawals',
  signals: 'Signals and their records',
  status: 'How the install is doing',
  contacts: 'How we are reached',
  operator: 'Who runs the install',
} as const satisfies Readonly<Record<ClaimId, string>>
