// In Italian: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'Depositi',
    withdrawals: 'Prelievi',
    corrections: 'Correzioni',
    credits: 'Crediti',
    trades: 'Operazioni',
    play_money: 'Denaro fittizio',
  },
  movements: {
    deposit_credit: 'Deposito',
    deposit_reversal: 'Deposito stornato',
    withdrawal_hold: 'Prelievo',
    withdrawal_return: 'Prelievo restituito',
    deposit_restored: 'Correzione: deposito riaccreditato',
    withdrawal_returned: 'Correzione: il prelievo è tornato',
    goodwill: 'Correzione: gesto di cortesia',
    credit_purchase: 'Crediti acquistati',
    credit_repayment: 'Crediti restituiti',
    trade_open: 'Operazione: puntata',
    trade_settle: 'Operazione: pagamento',
    sandbox_grant: 'Denaro fittizio',
    sandbox_forfeit: 'Denaro fittizio restituito',
    demo_grant: 'Denaro demo',
  },
  opening: 'Saldo iniziale',
  closing: 'Saldo finale',
  empty: 'Nessun movimento in questo periodo.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'Estratto conto',
  titleOf: (brand) => `${brand}: estratto conto`,
  account: 'Conto',
  accounts: {
    real: 'Conto reale, dollari USA',
    demo: 'Conto demo, dollari USA',
  },
  client: 'Cliente',
  email: 'E-mail',
  clientNumber: 'Numero cliente',
  period: 'Periodo (UTC)',
  beginning: 'l’inizio',
  fromTo: (from, to) => `da ${from} a ${to}`,
  shown: 'Mostrati',
  all: 'Tutti i movimenti',
  only: (group) => `Solo: ${group}`,
  made: 'Fatto (UTC)',
  number: 'Numero',
  nr: 'N.',
  at: 'Ora (UTC)',
  kind: 'Movimento',
  reference: 'Riferimento',
  amount: 'Importo',
  amountInDollars: 'Importo (USD)',
  balance: 'Saldo',
  balanceInDollars: 'Saldo (USD)',
  foot: 'Importi in dollari USA, orari in UTC.',
  page: (nr, of) => `Pagina ${nr} di ${of}`,
}
