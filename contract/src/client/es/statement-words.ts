// In Spanish: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'Depósitos',
    withdrawals: 'Retiradas',
    corrections: 'Correcciones',
    credits: 'Créditos',
    trades: 'Operaciones',
    play_money: 'Dinero ficticio',
  },
  movements: {
    deposit_credit: 'Depósito',
    deposit_reversal: 'Depósito revertido',
    withdrawal_hold: 'Retirada',
    withdrawal_return: 'Retirada devuelta',
    deposit_restored: 'Corrección: depósito abonado de nuevo',
    withdrawal_returned: 'Corrección: la retirada volvió',
    goodwill: 'Corrección: gesto comercial',
    credit_purchase: 'Créditos comprados',
    credit_repayment: 'Créditos devueltos',
    trade_open: 'Operación: apuesta',
    trade_settle: 'Operación: pago',
    sandbox_grant: 'Dinero ficticio',
    sandbox_forfeit: 'Dinero ficticio devuelto',
    demo_grant: 'Dinero de demo',
  },
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  empty: 'Sin movimientos en este periodo.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'Extracto de cuenta',
  titleOf: (brand) => `${brand}: extracto de cuenta`,
  account: 'Cuenta',
  accounts: {
    real: 'Cuenta real, dólares estadounidenses',
    demo: 'Cuenta demo, dólares estadounidenses',
  },
  client: 'Cliente',
  email: 'Correo electrónico',
  clientNumber: 'Número de cliente',
  period: 'Periodo (UTC)',
  beginning: 'el principio',
  fromTo: (from, to) => `${from} a ${to}`,
  shown: 'Se muestra',
  all: 'Todos los movimientos',
  only: (group) => `Solo: ${group}`,
  made: 'Hecho (UTC)',
  number: 'Número',
  nr: 'N.º',
  at: 'Hora (UTC)',
  kind: 'Movimiento',
  reference: 'Referencia',
  amount: 'Importe',
  amountInDollars: 'Importe (USD)',
  balance: 'Saldo',
  balanceInDollars: 'Saldo (USD)',
  foot: 'Importes en dólares estadounidenses, horas en UTC.',
  page: (nr, of) => `Página ${nr} de ${of}`,
}
