// In Dutch: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'Stortingen',
    withdrawals: 'Opnames',
    corrections: 'Correcties',
    credits: 'Credits',
    promotions: 'Acties',
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
    credit_purchase: 'Credits gekocht',
    credit_repayment: 'Credits teruggegeven',
    trade_open: 'Transactie: inleg',
    trade_settle: 'Transactie: uitbetaling',
    sandbox_grant: 'Speelgeld',
    sandbox_forfeit: 'Speelgeld vervallen',
    demo_grant: 'Demogeld',
    demo_gift: 'Demogeld van een code',
    bonus_paid: 'Bonus die geld werd',
    cashback_paid: 'Cashback',
    referral_paid: 'Aanbrengbeloning',
  },
  opening: 'Beginsaldo',
  closing: 'Eindsaldo',
  empty: 'Geen bewegingen in deze periode.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'Rekeningoverzicht',
  titleOf: (brand) => `${brand}: rekeningoverzicht`,
  account: 'Account',
  accounts: {
    real: 'Live-account, Amerikaanse dollars',
    demo: 'Demo-account, Amerikaanse dollars',
  },
  client: 'Klant',
  email: 'E-mail',
  clientNumber: 'Klantnummer',
  period: 'Periode (UTC)',
  beginning: 'het begin',
  fromTo: (from, to) => `${from} tot en met ${to}`,
  shown: 'Getoond',
  all: 'Alle bewegingen',
  only: (group) => `Alleen: ${group}`,
  made: 'Gemaakt (UTC)',
  number: 'Nummer',
  nr: 'Nr.',
  at: 'Tijd (UTC)',
  kind: 'Beweging',
  reference: 'Kenmerk',
  amount: 'Bedrag',
  amountInDollars: 'Bedrag (USD)',
  balance: 'Saldo',
  balanceInDollars: 'Saldo (USD)',
  foot: 'Bedragen in Amerikaanse dollars, tijden in UTC.',
  page: (nr, of) => `Pagina ${nr} van ${of}`,
}
