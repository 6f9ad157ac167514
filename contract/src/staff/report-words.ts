// The words of reports that their screen and their files share, and those of the files alone.

import type { ReportName, ReportPace } from './reports.ts'

const names: Readonly<Record<ReportName, string>> = {
  turnover: 'Turnover',
  result: 'Gross result',
  clients: 'Clients’ results',
  money: 'Deposits and withdrawals',
  payouts: 'Payout times',
  sign_ups: 'From sign-up to trade',
  acts: 'What staff did',
}

/** What each counts, in a sentence. */
const says: Readonly<Record<ReportName, string>> = {
  turnover: 'Trades by the day they were opened; what went back by the day they were settled.',
  result: 'What trades that were settled left to the house: stakes less what went back.',
  clients: 'Clients whose trades were settled, by whether they got back more or less than staked.',
  money: 'What came from outside and what went there, as the books have it.',
  payouts: 'From asking to being paid, by the day of payment; half took at most the median.',
  sign_ups: 'Clients by the day they signed up, and what each of them has done since.',
  acts: 'Every act of members that is on record, refused ones too.',
}

const columns = {
  day: 'Day',
  trades: 'Trades',
  staked: 'Staked',
  average: 'Average stake',
  returned: 'Went back',
  voided: 'Void',
  settled: 'Settled',
  result: 'Result',
  share: 'Of stakes',
  traded: 'Traded live',
  gained: 'Gained',
  even: 'Even',
  lost: 'Lost',
  lost_share: 'Share who lost',
  deposits: 'Deposits',
  paid_in: 'Paid in',
  taken_back: 'Taken back',
  withdrawals: 'Withdrawals',
  paid_out: 'Paid out',
  came_back: 'Came back',
  fees: 'Fees',
  net: 'Net',
  paid: 'Paid',
  half: 'Median, min',
  p95: '95 % within, min',
  longest: 'Longest, min',
  signed_up: 'Signed up',
  confirmed: 'Address confirmed',
  tried: 'Tried the demo',
  identified: 'Identified',
  member: 'Member',
  act: 'Act',
  times: 'Times',
  clients: 'Clients',
  last: 'Last',
} as const

const paces: Readonly<Record<ReportPace, string>> = {
  day: 'Each day',
  week: 'Each week',
  month: 'Each month',
}

export const reportWords = {
  names,
  says,
  columns: columns as Readonly<Record<string, string>>,
  paces,
  /** Of a column that is called otherwise in this report. */
  others: { 'clients.traded': 'Traded', 'clients.result': 'Clients’ result' } as Readonly<
    Record<string, string>
  >,
  total: 'Whole time',
  modes: { real: 'Live account', demo: 'Demo account' },
  cells: 'Cells',
} as const

export const reportFileWords = {
  account: 'Account',
  period: 'Days (UTC)',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  through: 'Up to (UTC)',
  made: 'Made (UTC)',
  inDollars: 'Amounts in US dollars',
  page: (nr: number, pages: number) => `Page ${nr} of ${pages}`,
  empty: 'Nothing happened in these days.',
} as const
