// The kinds of what a client is told in the app, and what each is about.

/** What a notice is about: what the app fetches anew, and where it leads. */
export type NoticeSubject =
  | 'deposits'
  | 'withdrawals'
  | 'destinations'
  | 'balance'
  | 'credits'
  | 'plan'
  | 'identity'
  | 'account'
  | 'automation'
  | 'api'
  | 'trader'
  | 'prices'
  | 'chat'
  | 'tournament'

/** What can be told, and what it is about. */
export const subjects = {
  deposit_seen: 'deposits',
  deposit_approved: 'deposits',
  deposit_rejected: 'deposits',
  deposit_cancelled: 'deposits',
  deposit_lost: 'deposits',
  deposit_reversed: 'deposits',
  deposit_restored: 'deposits',
  goodwill_given: 'balance',
  credits_bought: 'credits',
  credits_given_back: 'credits',
  credits_not_bought: 'credits',
  credits_low: 'credits',
  credits_overdue: 'credits',
  grant: 'balance',
  account_frozen: 'account',
  account_unfrozen: 'account',
  withdrawal_requested: 'withdrawals',
  withdrawal_approved: 'withdrawals',
  withdrawal_sent: 'withdrawals',
  withdrawal_paid: 'withdrawals',
  withdrawal_rejected: 'withdrawals',
  withdrawal_cancelled: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  destination_added: 'destinations',
  plan_set: 'plan',
  plan_requested: 'plan',
  plan_cancelled: 'plan',
  plan_approved: 'plan',
  plan_rejected: 'plan',
  document_approved: 'identity',
  document_rejected: 'identity',
  identity_changed: 'identity',
  identity_change_rejected: 'identity',
  ats_ended: 'automation',
  ats_trade: 'automation',
  ats_paused: 'automation',
  ats_resumed: 'automation',
  webhook_ended: 'api',
  trader_ended: 'trader',
  price_alert: 'prices',
  chat_answered: 'chat',
  tournament_ended: 'tournament',
  tournament_unbeaten: 'tournament',
  tournament_cancelled: 'tournament',
} as const satisfies Readonly<Record<string, NoticeSubject>>

export type NoticeKind = keyof typeof subjects
export const noticeKinds = Object.keys(subjects) as readonly NoticeKind[]

/** By the first word of a kind: a page that loads this needs no table of them all. */
const byFirstWord: Readonly<Record<string, NoticeSubject>> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  goodwill: 'balance',
  grant: 'balance',
  credits: 'credits',
  account: 'account',
  destination: 'destinations',
  plan: 'plan',
  document: 'identity',
  identity: 'identity',
  ats: 'automation',
  webhook: 'api',
  trader: 'trader',
  price: 'prices',
  chat: 'chat',
  tournament: 'tournament',
}

/** Undefined for a kind that is about nothing known here. */
export function subjectOf(kind: string): NoticeSubject | undefined {
  const [first = ''] = kind.split('_', 1)
  return Object.hasOwn(byFirstWord, first) ? byFirstWord[first] : undefined
}
