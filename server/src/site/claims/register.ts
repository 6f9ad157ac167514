// Every claim a public page may make, and where each comes from. What is not in here cannot be
// shown.

import type { AreaId, ClaimId, StatementId } from '#contract/public/claims.ts'
import { leastMarked } from '#contract/public/markouts.ts'
import { day } from '#kernel/time.ts'
import { answersSpanMs, fewestAnswered } from '#server/site/chat/chat.ts'
import type { ClaimSource, RegisteredClaim } from './claim.ts'

export const yearMs = 365 * day

/** Fewer decided signals than this say nothing about the next one. */
export const accuracyMinimum = 100

/** Fewer accounts than this say nothing about the next one. */
export const lossShareMinimum = 100

type Entry = Omit<RegisteredClaim, 'id'>

const now = (minimum = 1): ClaimSource => ({ kind: 'query', windowMs: null, minimum })
const attested = (isLiveOnly = false): ClaimSource => ({ kind: 'attestation', isLiveOnly })

const campaigns = (what: string): Entry => ({
  says:
    `The campaigns of ${what} that two people of the operator have agreed to and that run now, ` +
    'with the countries they are for. Counted: the campaigns.',
  source: now(),
})

const statements: Readonly<Record<StatementId, Entry>> = {
  instruments: {
    says: 'Counted: the instruments that this install quotes prices for.',
    source: now(),
  },
  tradable_instruments: {
    says: 'Counted: the instruments that can be traded here, out of those that are quoted.',
    source: now(),
  },
  demo_days: {
    says: 'The rule of the program that starts every demo account, the same for all.',
    source: now(),
  },
  demo_money: {
    says: 'The rule of the program that fills every demo account, the same for all.',
    source: now(),
  },
  top_payout: {
    says:
      'The largest profit rate among the strike rates on offer now. The larger the profit, the ' +
      'less likely it is. Counted: the strike rates on offer.',
    source: now(),
  },
  margin_rate: {
    says: 'The margin that every price here is made with, as set now; one for all instruments.',
    source: now(),
  },
  loss_share: {
    says:
      'Of all live accounts with a trade that was settled in the last twelve months: those whose ' +
      'stakes of these trades came to more than what was paid back, as the ledger has them.',
    source: { kind: 'query', windowMs: yearMs, minimum: lossShareMinimum },
  },
  loss_median: {
    says:
      'Of all live accounts with a trade that was settled in the last twelve months and whose ' +
      'stakes of these trades came to more than what was paid back: the amount that half of them ' +
      'lost at least, as the ledger has it. Counted: all live accounts with such a trade.',
    source: { kind: 'query', windowMs: yearMs, minimum: lossShareMinimum },
  },
  payouts_made: {
    says: 'Counted in the ledger: withdrawals whose money has left, in the last twelve months.',
    source: { kind: 'query', windowMs: yearMs, minimum: 10 },
  },
  segregated_funds: {
    says: 'Stated by the operator on the document named here.',
    source: attested(true),
  },
  founded: { says: 'Stated by the operator on the document named here.', source: attested() },
  licensed: {
    says:
      'Stated by the operator on the document named here. The licence record on the status page ' +
      'links to the public register, where anyone can look it up.',
    source: attested(true),
  },
  signal_accuracy: {
    says:
      'Of all signals of our rules that were decided since the first, hit or miss: the share of ' +
      'hits. The coin that is tossed beside them is not among them. What that share has to be ' +
      'more than stands in the records on the page of signals.',
    source: { kind: 'query', windowMs: null, minimum: accuracyMinimum },
  },
  tournaments: {
    says:
      'The tournaments that the operator has published and that run now or are to come, with the ' +
      'countries they are for. Practice in a sandbox is not among them. Counted: the tournaments.',
    source: now(),
  },
  bonuses: campaigns('a bonus on a deposit'),
  cashback: campaigns('cashback'),
  promo_codes: campaigns('promo codes'),
  referrals: campaigns('rewards for referring somebody'),
}

const areas: Readonly<Record<AreaId, Entry>> = {
  prices: {
    says:
      'The prices this install has stored, each with its source and time. The same series ' +
      'decides trades. Counted: the instruments that prices are stored for.',
    source: now(),
  },
  instrument_terms: {
    says: 'The terms that orders are checked against. Counted: the instruments on these terms.',
    source: now(),
  },
  strike_rates: {
    says: 'The strike rates that orders can name now. Counted: those on offer.',
    source: now(),
  },
  durations: {
    says: 'The durations that orders are checked against. Counted: the durations.',
    source: now(),
  },
  margin: {
    says: 'The margin that every price here is made with, as set now; one for all instruments.',
    source: now(),
  },
  plans: {
    says: 'The rules by which plans are given out here. Counted: the plans.',
    source: now(),
  },
  calibration: {
    says:
      'Trades priced and settled by the same program on recorded prices of real markets, which ' +
      'are named beside the figures. Anyone can repeat it: npm run calibrate. Counted: the trades.',
    source: now(1_000),
  },
  markouts: {
    says:
      'Prices as they were stored one and five seconds after the entry of live trades, against ' +
      'it. Counted: those among the newest 5,000 trades of the last seven days.',
    source: { kind: 'query', windowMs: 7 * day, minimum: leastMarked },
  },
  payouts: {
    says:
      'A view of the ledger that nobody can write: withdrawals whose money has left and whose ' +
      'payment has a number. Counted: all of them, ever.',
    source: now(0),
  },
  signals: {
    says:
      'Every signal of every rule, as it was stored before its window opened, and how each ended ' +
      'by the stored prices. Counted: the signals that have ended, those that were void too.',
    source: now(0),
  },
  status: {
    says: 'Measured by this install itself when the page was asked for.',
    source: now(0),
  },
  contacts: {
    says: 'The contacts set by the operator of this install. Counted: the contacts set.',
    source: now(),
  },
  operator: {
    says:
      'The legal entity and licence record set by the operator of this install. ' +
      'Counted: how many of the two are set.',
    source: now(),
  },
  chat_answers: {
    says:
      'From the first line of a conversation in the chat to its first answer, nights included; ' +
      'who has no answer counts as the longest. Counted: those begun in the last 30 days, but ' +
      'for the last two.',
    source: { kind: 'query', windowMs: answersSpanMs, minimum: fewestAnswered },
  },
}

export const register: readonly RegisteredClaim[] = Object.entries({ ...statements, ...areas }).map(
  ([id, entry]) => ({ id: id as ClaimId, ...entry }),
)

export function registeredClaim(id: string): RegisteredClaim | undefined {
  return register.find((claim) => claim.id === id)
}
