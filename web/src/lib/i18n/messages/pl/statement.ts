// In Polish: the statement of an account.

import { statementWords } from '#contract/client/pl/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'Wyciąg',
  curve: (least, most) => `Saldo, między ${least} a ${most}.`,
  curveOf: (count) => `Saldo po każdym z wymienionych ruchów (${count}),`,
  between: (least, most) => `między ${least} a ${most}.`,
  lead:
    'Każdy ruch pieniędzy na tym koncie, z saldem po nim. Dni i czas są w UTC. Oba salda ' +
    'dotyczą wszystkich ruchów, którekolwiek są pokazane.',
  from: 'Od',
  to: 'Do',
  kind: 'Ruchy',
  all: 'Wszystkie',
  csv: 'Pobierz CSV',
  pdf: 'Pobierz PDF',
  columns: {
    nr: 'Nr',
    at: 'Czas',
    kind: 'Ruch',
    reference: 'Odniesienie',
    amount: 'Kwota',
    balance: 'Saldo',
  },
  more: 'Wczytaj więcej',
  wrongPeriod: 'Pierwszy dzień jest po ostatnim.',
  places: {
    trade: (id) => `(pokwitowanie transakcji ${id})`,
    deposit: (id) => `(wpłata ${id}, w historii)`,
    withdrawal: (id) => `(wypłata ${id}, w historii)`,
  },
}
