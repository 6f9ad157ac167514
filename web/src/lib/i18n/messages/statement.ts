// The statement of an account.

import { statementWords } from '#contract/client/statement-words.ts'

export const statement = {
  ...statementWords,
  title: 'Statement',
  curve: (least: string, most: string) => `The balance, between ${least} and ${most}.`,
  curveOf: (count: number) => `The balance after each of the ${count} movements listed,`,
  between: (least: string, most: string) => `between ${least} and ${most}.`,
  lead:
    'Every movement of money on this account, with the balance after it. Days and times are UTC. ' +
    'The two balances are those of all movements, whichever are shown.',
  from: 'From',
  to: 'To',
  kind: 'Movements',
  all: 'All',
  csv: 'Download CSV',
  pdf: 'Download PDF',
  columns: {
    nr: 'No.',
    at: 'Time',
    kind: 'Movement',
    reference: 'Reference',
    amount: 'Amount',
    balance: 'Balance',
  },
  more: 'Load more',
  wrongPeriod: 'The first day is after the last.',
  /** What a movement leads to, for those who hear it only. */
  places: {
    trade: (id: string) => `(receipt of trade ${id})`,
    deposit: (id: string) => `(deposit ${id}, in the history)`,
    withdrawal: (id: string) => `(withdrawal ${id}, in the history)`,
  },
}
