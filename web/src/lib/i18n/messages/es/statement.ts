// In Spanish: the statement of an account.

import { statementWords } from '#contract/client/es/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'Extracto',
  curve: (least, most) => `El saldo, entre ${least} y ${most}.`,
  curveOf: (count) => `El saldo después de cada uno de los ${count} movimientos de la lista,`,
  between: (least, most) => `entre ${least} y ${most}.`,
  lead:
    'Cada movimiento de dinero en esta cuenta, con el saldo después de él. Los días y las ' +
    'horas son UTC. Los dos saldos son los de todos los movimientos, se muestren los que se ' +
    'muestren.',
  from: 'Desde',
  to: 'Hasta',
  kind: 'Movimientos',
  all: 'Todos',
  csv: 'Descargar CSV',
  pdf: 'Descargar PDF',
  columns: {
    nr: 'N.º',
    at: 'Hora',
    kind: 'Movimiento',
    reference: 'Referencia',
    amount: 'Importe',
    balance: 'Saldo',
  },
  more: 'Cargar más',
  wrongPeriod: 'El primer día es posterior al último.',
  places: {
    trade: (id) => `(recibo de la operación ${id})`,
    deposit: (id) => `(depósito ${id}, en el historial)`,
    withdrawal: (id) => `(retirada ${id}, en el historial)`,
  },
}
