// In French: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'Dépôts',
    withdrawals: 'Retraits',
    corrections: 'Rectifications',
    credits: 'Crédits',
    trades: 'Opérations',
    play_money: 'Argent fictif',
  },
  movements: {
    deposit_credit: 'Dépôt',
    deposit_reversal: 'Dépôt repris',
    withdrawal_hold: 'Retrait',
    withdrawal_return: 'Retrait revenu',
    deposit_restored: 'Rectification : dépôt recrédité',
    withdrawal_returned: 'Rectification : retrait revenu',
    goodwill: 'Rectification : geste commercial',
    credit_purchase: 'Crédits achetés',
    credit_repayment: 'Crédits rendus',
    trade_open: 'Opération : mise',
    trade_settle: 'Opération : versement',
    sandbox_grant: 'Argent fictif',
    sandbox_forfeit: 'Argent fictif rendu',
    demo_grant: 'Argent de démo',
  },
  opening: 'Solde initial',
  closing: 'Solde final',
  empty: 'Aucun mouvement dans cette période.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'Relevé de compte',
  titleOf: (brand) => `${brand} : relevé de compte`,
  account: 'Compte',
  accounts: { real: 'Compte live, dollars américains', demo: 'Compte démo, dollars américains' },
  client: 'Client',
  email: 'E-mail',
  clientNumber: 'Numéro de client',
  period: 'Période (UTC)',
  beginning: 'le début',
  fromTo: (from, to) => `${from} – ${to}`,
  shown: 'Affiché',
  all: 'Tous les mouvements',
  only: (group) => `Seulement : ${group}`,
  made: 'Établi (UTC)',
  number: 'Numéro',
  nr: 'N°',
  at: 'Heure (UTC)',
  kind: 'Mouvement',
  reference: 'Référence',
  amount: 'Montant',
  amountInDollars: 'Montant (USD)',
  balance: 'Solde',
  balanceInDollars: 'Solde (USD)',
  foot: 'Montants en dollars américains, heures en UTC.',
  page: (nr, of) => `Page ${nr} sur ${of}`,
}
