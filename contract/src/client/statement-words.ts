// The words of a statement that its page and its files share, and those of the files alone.

import type { MovementGroup, MovementKind } from './statements.ts'

const groups: Readonly<Record<MovementGroup, string>> = {
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  corrections: 'Corrections',
  credits: 'Credits',
  promotions: 'Promotions',
  trades: 'Trades',
  play_money: 'Play money',
}

const movements: Readonly<Record<MovementKind, string>> = {
  deposit_credit: 'Deposit',
  deposit_reversal: 'Deposit taken back',
  withdrawal_hold: 'Withdrawal',
  withdrawal_return: 'Withdrawal returned',
  deposit_restored: 'Correction: deposit credited again',
  withdrawal_returned: 'Correction: withdrawal came back',
  goodwill: 'Correction: goodwill',
  credit_purchase: 'Credits bought',
  credit_repayment: 'Credits given back',
  trade_open: 'Trade: stake',
  trade_settle: 'Trade: payout',
  sandbox_grant: 'Play money',
  sandbox_forfeit: 'Play money given back',
  demo_grant: 'Demo money',
  demo_gift: 'Demo money of a code',
  bonus_paid: 'Bonus that became money',
  cashback_paid: 'Cashback',
  referral_paid: 'Referral reward',
  tournament_fee: 'Tournament: fee',
  tournament_refund: 'Tournament: fee returned',
  tournament_prize: 'Tournament: prize',
}

export const statementWords = {
  groups,
  movements,
  opening: 'Opening balance',
  closing: 'Closing balance',
  empty: 'No movements in this period.',
}

export const statementFileWords = {
  title: 'Account statement',
  /** Of the file itself, in its properties. */
  titleOf: (brand: string) => `${brand}: account statement`,
  account: 'Account',
  accounts: { real: 'Live account, US dollars', demo: 'Demo account, US dollars' },
  client: 'Client',
  email: 'E-mail',
  clientNumber: 'Client number',
  period: 'Period (UTC)',
  beginning: 'the beginning',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  shown: 'Shown',
  all: 'All movements',
  only: (group: string) => `${group} only`,
  made: 'Made (UTC)',
  number: 'Number',
  nr: 'No.',
  at: 'Time (UTC)',
  kind: 'Movement',
  reference: 'Reference',
  amount: 'Amount',
  amountInDollars: 'Amount (USD)',
  balance: 'Balance',
  balanceInDollars: 'Balance (USD)',
  foot: 'Amounts in US dollars, times in UTC.',
  page: (nr: number, of: number) => `Page ${nr} of ${of}`,
}
