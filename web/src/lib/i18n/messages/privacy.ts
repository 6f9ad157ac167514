// The client's own data: what is held, the export, closing the account.

import type { HeldKind } from '#contract/client/privacy.ts'

export const privacy = {
  title: 'Your data',
  intro: 'What we hold about you, a copy of all of it, and the way to close your account.',
  heldTitle: 'What we hold',
  what: 'What',
  records: 'Records',
  kept: 'Kept',
  profile: 'Name, e-mail, phone, address',
  picture: 'Profile picture',
  held: {
    trades: 'Trades and their outcomes',
    ledger: 'Movements of money',
    withdrawals: 'Withdrawals',
    deposits: 'Deposits',
    card_payments: 'Card payments',
    corrections: 'Corrections of your balance',
    deposit_addresses: 'Addresses to pay in to',
    withdrawal_addresses: 'Addresses to withdraw to',
    events: 'Events of the account',
    sessions: 'Sign-ins',
    known_devices: 'Known browsers',
    exchange_keys: 'Keys to exchanges',
    trader_bots: 'Bots on exchange accounts',
    trader_orders: 'Orders of bots',
    trader_fills: 'What orders of bots met',
    authenticator: 'Authenticator app',
    recovery_codes: 'Recovery codes',
    passkeys: 'Passkeys',
    acceptances: 'Legal texts you accepted',
    identity_deadline: 'The day to send a document by',
    automation_settings: 'Settings of automated trades',
    automation_switches: 'Times automated trades were switched',
    automation_orders: 'Orders of automated trades',
    automation_skips: 'Signals that were not traded for you',
    automation_pauses: 'Times our staff paused automated trades',
    limits: 'Your limits',
    freezes: 'Times your account was frozen',
    documents: 'Identity documents',
    identities: 'What documents proved',
    plan_requests: 'Plan requests',
    credit_purchases: 'Credits you bought',
    credit_charges: 'Credits you used',
    credit_orders: 'Deposits that buy credits',
    credit_debts: 'Credits below zero',
    tournaments: 'Tournaments',
    invoices: 'Invoices',
    api_tokens: 'Personal tokens',
    webhooks: 'Webhooks',
    webhook_messages: 'Messages to webhooks',
    notices: 'Notices',
    letters: 'Letters we sent you',
    messages: 'Messages you wrote to us',
    links: 'Links we sent you',
  } satisfies Record<HeldKind, string>,
  forYears: (years: number) => `${years} years after closing`,
  untilClosed: 'until you remove it or close the account',
  monthAfter: '30 days after they ended',
  month: '30 days',
  year: 'one year',
  twoYears: 'two years',
  untilForgotten: 'until you forget them; the twenty last used',
  untilRemoved: (years: number) => `until you remove them; ${years} years after closing at most`,
  why: (years: number) =>
    'The laws against money laundering and on accounting ask us to keep records for ' +
    `${years} years after an account was closed. We use them for nothing else then.`,
  since: (date: string) => `Account opened on ${date}.`,
  exportTitle: 'Take your data with you',
  exportText:
    'One ZIP file with everything above: data that programs can read (JSON), your profile ' +
    'picture and the pictures of your documents and receipts. Its read-me says what is not in it.',
  exportLimit: (times: number) => `You can do this ${times} times a day.`,
  password: 'Password',
  /** What the fields of the calls are known by. */
  fields: { password: 'Password', reason: 'Reason' },
  passwordAgain: 'For your safety we ask for your password again.',
  export: 'Export my data',
  exporting: (kilobytes: string) => `Exporting: ${kilobytes} kB so far`,
  exported: (kilobytes: string) => `Your data is in my-data.zip (${kilobytes} kB).`,
  brokenOff: 'The export broke off. Please try again.',
  closeTitle: 'Close the account',
  closeText:
    'Closing is for good: you cannot sign in any more, and cannot open another account with this ' +
    'e-mail address.',
  tradesOpen: (count: number) =>
    count === 1
      ? 'A trade is open on your live account. You can close the account once it has ended.'
      : `${count} trades are open on your live account. You can close the account once they ended.`,
  balanceLeft: (money: string) =>
    `There are ${money} on your live account. Please withdraw them first.`,
  givenUp: (money: string) =>
    `The ${money} on your live account are play money, which cannot be withdrawn: they are given ` +
    'up.',
  close: 'Close my account',
  confirmTitle: 'Close the account for good?',
  consequences: [
    'All your sign-ins end at once, on every device.',
    'Your profile picture is deleted at once.',
    'The records above are kept as long as the law asks; you get a letter that says until when.',
  ],
  reason: 'Why do you leave? (optional)',
  reasonHint: 'Only our staff reads this.',
  closeForGood: 'Close for good',
  keep: 'Keep my account',
  working: 'One moment',
}
