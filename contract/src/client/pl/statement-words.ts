// In Polish: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'Wpłaty',
    withdrawals: 'Wypłaty',
    corrections: 'Korekty',
    credits: 'Punkty',
    trades: 'Transakcje',
    play_money: 'Fikcyjne pieniądze',
  },
  movements: {
    deposit_credit: 'Wpłata',
    deposit_reversal: 'Wpłata cofnięta',
    withdrawal_hold: 'Wypłata',
    withdrawal_return: 'Wypłata zwrócona',
    deposit_restored: 'Korekta: wpłata zaksięgowana ponownie',
    withdrawal_returned: 'Korekta: wypłata wróciła',
    goodwill: 'Korekta: gest dobrej woli',
    credit_purchase: 'Zakup punktów',
    credit_repayment: 'Zwrot punktów',
    trade_open: 'Transakcja: stawka',
    trade_settle: 'Transakcja: zapłata',
    sandbox_grant: 'Fikcyjne pieniądze',
    sandbox_forfeit: 'Fikcyjne pieniądze oddane',
    demo_grant: 'Pieniądze demo',
  },
  opening: 'Saldo początkowe',
  closing: 'Saldo końcowe',
  empty: 'Brak ruchów w tym okresie.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'Wyciąg z konta',
  titleOf: (brand) => `${brand}: wyciąg z konta`,
  account: 'Konto',
  accounts: { real: 'Konto live, dolary amerykańskie', demo: 'Konto demo, dolary amerykańskie' },
  client: 'Klient',
  email: 'E-mail',
  clientNumber: 'Numer klienta',
  period: 'Okres (UTC)',
  beginning: 'początek',
  fromTo: (from, to) => `${from} – ${to}`,
  shown: 'Pokazano',
  all: 'Wszystkie ruchy',
  only: (group) => `Tylko: ${group}`,
  made: 'Sporządzono (UTC)',
  number: 'Numer',
  nr: 'Nr',
  at: 'Czas (UTC)',
  kind: 'Ruch',
  reference: 'Odniesienie',
  amount: 'Kwota',
  amountInDollars: 'Kwota (USD)',
  balance: 'Saldo',
  balanceInDollars: 'Saldo (USD)',
  foot: 'Kwoty w dolarach amerykańskich, czas UTC.',
  page: (nr, of) => `Strona ${nr} z ${of}`,
}
