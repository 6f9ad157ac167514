// In Portuguese: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'Depósitos',
    withdrawals: 'Levantamentos',
    corrections: 'Correções',
    credits: 'Créditos',
    trades: 'Operações',
    play_money: 'Dinheiro fictício',
  },
  movements: {
    deposit_credit: 'Depósito',
    deposit_reversal: 'Depósito revertido',
    withdrawal_hold: 'Levantamento',
    withdrawal_return: 'Levantamento devolvido',
    deposit_restored: 'Correção: depósito creditado de novo',
    withdrawal_returned: 'Correção: o levantamento voltou',
    goodwill: 'Correção: cortesia',
    credit_purchase: 'Créditos comprados',
    credit_repayment: 'Créditos devolvidos',
    trade_open: 'Operação: aposta',
    trade_settle: 'Operação: pagamento',
    sandbox_grant: 'Dinheiro fictício',
    sandbox_forfeit: 'Dinheiro fictício devolvido',
    demo_grant: 'Dinheiro de demo',
  },
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  empty: 'Sem movimentos neste período.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'Extrato de conta',
  titleOf: (brand) => `${brand}: extrato de conta`,
  account: 'Conta',
  accounts: {
    real: 'Conta real, dólares dos EUA',
    demo: 'Conta demo, dólares dos EUA',
  },
  client: 'Cliente',
  email: 'E-mail',
  clientNumber: 'Número de cliente',
  period: 'Período (UTC)',
  beginning: 'o início',
  fromTo: (from, to) => `${from} a ${to}`,
  shown: 'Mostrado',
  all: 'Todos os movimentos',
  only: (group) => `Só: ${group}`,
  made: 'Feito (UTC)',
  number: 'Número',
  nr: 'N.º',
  at: 'Hora (UTC)',
  kind: 'Movimento',
  reference: 'Referência',
  amount: 'Montante',
  amountInDollars: 'Montante (USD)',
  balance: 'Saldo',
  balanceInDollars: 'Saldo (USD)',
  foot: 'Montantes em dólares dos EUA, horas em UTC.',
  page: (nr, of) => `Página ${nr} de ${of}`,
}
