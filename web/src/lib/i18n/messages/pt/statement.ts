// In Portuguese: the statement of an account.

import { statementWords } from '#contract/client/pt/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'Extrato',
  curve: (least, most) => `O saldo, entre ${least} e ${most}.`,
  curveOf: (count) => `O saldo depois de cada um dos ${count} movimentos listados,`,
  between: (least, most) => `entre ${least} e ${most}.`,
  lead:
    'Cada movimento de dinheiro nesta conta, com o saldo depois dele. Os dias e as horas são ' +
    'UTC. Os dois saldos são os de todos os movimentos, sejam quais forem os mostrados.',
  from: 'De',
  to: 'Até',
  kind: 'Movimentos',
  all: 'Todos',
  csv: 'Descarregar CSV',
  pdf: 'Descarregar PDF',
  columns: {
    nr: 'N.º',
    at: 'Hora',
    kind: 'Movimento',
    reference: 'Referência',
    amount: 'Montante',
    balance: 'Saldo',
  },
  more: 'Carregar mais',
  wrongPeriod: 'O primeiro dia é depois do último.',
  places: {
    trade: (id) => `(recibo da operação ${id})`,
    deposit: (id) => `(depósito ${id}, no histórico)`,
    withdrawal: (id) => `(levantamento ${id}, no histórico)`,
  },
}
