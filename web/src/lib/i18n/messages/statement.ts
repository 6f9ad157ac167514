// The statement of an account.

import { type MovementKind, movementKinds } from '#contract/client/statements.ts'

/** As the saved files say them. */
const movements = Object.fromEntries(
  Object.entries(movementKinds).map(([kind, { words }]) => [kind, words]),
) as Readonly<Record<MovementKind, string>>

export const statement = {
  title: 'Statement',
  lead:
    'Every movement of money on this account, with the balance after it. Days and times are UTC. ' +
    'The two balances are those of all movements, whichever are shown.',
  from: 'From',
  to: 'To',
  kind: 'Movements',
  all: 'All',
  groups: {
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    corrections: 'Corrections',
    trades: 'Trades',
    play_money: 'Play money',
  },
  movements,
  opening: 'Opening balance',
  closing: 'Closing balance',
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
  empty: 'No movements in this period.',
  more: 'Load more',
  wrongPeriod: 'The first day is after the last.',
  /** What a movement leads to, for those who hear it only. */
  places: {
    trade: (id: string) => `(receipt of trade ${id})`,
    deposit: (id: string) => `(deposit ${id}, in the history)`,
    withdrawal: (id: string) => `(withdrawal ${id}, in the history)`,
  },
}
