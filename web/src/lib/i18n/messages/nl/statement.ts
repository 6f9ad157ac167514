// In Dutch: the statement of an account.

import { statementWords } from '#contract/client/nl/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'Overzicht',
  curve: (least, most) => `Het saldo, tussen ${least} en ${most}.`,
  curveOf: (count) => `Het saldo na elk van de ${count} mutaties in de lijst,`,
  between: (least, most) => `tussen ${least} en ${most}.`,
  lead:
    'Elke geldbeweging op dit account, met het saldo erna. Dagen en tijden zijn in UTC. De twee ' +
    'saldi zijn die van alle bewegingen, welke ook worden getoond.',
  from: 'Van',
  to: 'Tot en met',
  kind: 'Bewegingen',
  all: 'Alle',
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
  more: 'Meer laden',
  wrongPeriod: 'De eerste dag ligt na de laatste.',
  places: {
    trade: (id: string) => `(afrekening van transactie ${id})`,
    deposit: (id: string) => `(storting ${id}, in de lijst)`,
    withdrawal: (id: string) => `(opname ${id}, in de lijst)`,
  },
}
