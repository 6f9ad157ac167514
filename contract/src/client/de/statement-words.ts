// In German: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'Einzahlungen',
    withdrawals: 'Auszahlungen',
    corrections: 'Korrekturen',
    credits: 'Credits',
    trades: 'Trades',
    play_money: 'Spielgeld',
  },
  movements: {
    deposit_credit: 'Einzahlung',
    deposit_reversal: 'Einzahlung zurückgenommen',
    withdrawal_hold: 'Auszahlung',
    withdrawal_return: 'Auszahlung zurückgekommen',
    deposit_restored: 'Korrektur: Einzahlung wieder gutgeschrieben',
    withdrawal_returned: 'Korrektur: Auszahlung kam zurück',
    goodwill: 'Korrektur: Kulanz',
    credit_purchase: 'Credits gekauft',
    credit_repayment: 'Credits zurückgegeben',
    trade_open: 'Trade: Einsatz',
    trade_settle: 'Trade: Gutschrift',
    sandbox_grant: 'Spielgeld',
    sandbox_forfeit: 'Spielgeld zurückgegeben',
    demo_grant: 'Demogeld',
  },
  opening: 'Anfangsguthaben',
  closing: 'Endguthaben',
  empty: 'Keine Bewegungen in diesem Zeitraum.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'Kontoauszug',
  titleOf: (brand) => `${brand}: Kontoauszug`,
  account: 'Konto',
  accounts: { real: 'Live-Konto, US-Dollar', demo: 'Demo-Konto, US-Dollar' },
  client: 'Kunde',
  email: 'E-Mail',
  clientNumber: 'Kundennummer',
  period: 'Zeitraum (UTC)',
  beginning: 'der Anfang',
  fromTo: (from, to) => `${from} bis ${to}`,
  shown: 'Gezeigt',
  all: 'Alle Bewegungen',
  only: (group) => `Nur: ${group}`,
  made: 'Erstellt (UTC)',
  number: 'Nummer',
  nr: 'Nr.',
  at: 'Zeit (UTC)',
  kind: 'Bewegung',
  reference: 'Referenz',
  amount: 'Betrag',
  amountInDollars: 'Betrag (USD)',
  balance: 'Guthaben',
  balanceInDollars: 'Guthaben (USD)',
  foot: 'Beträge in US-Dollar, Zeiten in UTC.',
  page: (nr, of) => `Seite ${nr} von ${of}`,
}
