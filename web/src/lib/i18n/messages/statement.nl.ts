// In Dutch: the statement of an account.

import type { Messages } from '../messages.ts'
import type { statement as english } from './statement.ts'

export const statement: Messages<typeof english> = {
  title: 'Overzicht',
  lead:
    'Elke geldbeweging op dit account, met het saldo erna. Dagen en tijden zijn in UTC. De twee ' +
    'saldi zijn die van alle bewegingen, welke ook worden getoond.',
  from: 'Van',
  to: 'Tot en met',
  kind: 'Bewegingen',
  all: 'Alle',
  groups: {
    deposits: 'Stortingen',
    withdrawals: 'Opnames',
    corrections: 'Correcties',
    trades: 'Transacties',
    play_money: 'Speelgeld',
  },
  movements: {
    deposit_credit: 'Storting',
    deposit_reversal: 'Storting teruggenomen',
    withdrawal_hold: 'Opname',
    withdrawal_return: 'Opname teruggekomen',
    deposit_restored: 'Correctie: storting weer bijgeschreven',
    withdrawal_returned: 'Correctie: opname kwam terug',
    goodwill: 'Correctie: coulance',
    trade_open: 'Transactie: inleg',
    trade_settle: 'Transactie: uitbetaling',
    sandbox_grant: 'Speelgeld',
    sandbox_forfeit: 'Speelgeld vervallen',
    demo_grant: 'Demogeld',
  },
  opening: 'Beginsaldo',
  closing: 'Eindsaldo',
  csv: 'CSV downloaden',
  pdf: 'PDF downloaden',
  columns: {
    nr: 'Nr.',
    at: 'Tijd',
    kind: 'Beweging',
    reference: 'Kenmerk',
    amount: 'Bedrag',
    balance: 'Saldo',
  },
  empty: 'Geen bewegingen in deze periode.',
  more: 'Meer laden',
  wrongPeriod: 'De eerste dag ligt na de laatste.',
  places: {
    trade: (id: string) => `(afrekening van transactie ${id})`,
    deposit: (id: string) => `(storting ${id}, in de lijst)`,
    withdrawal: (id: string) => `(opname ${id}, in de lijst)`,
  },
}
