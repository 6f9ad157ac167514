// In French: the statement of an account.

import { statementWords } from '#contract/client/fr/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'Relevé',
  curve: (least, most) => `Le solde, entre ${least} et ${most}.`,
  curveOf: (count) => `Le solde après chacun des ${count} mouvements de la liste,`,
  between: (least, most) => `entre ${least} et ${most}.`,
  lead:
    'Chaque mouvement d’argent sur ce compte, avec le solde qui le suit. Jours et heures ' +
    'sont UTC. Les deux soldes sont ceux de tous les mouvements, quels que soient ceux ' +
    'montrés.',
  from: 'Du',
  to: 'Au',
  kind: 'Mouvements',
  all: 'Tous',
  csv: 'Télécharger en CSV',
  pdf: 'Télécharger en PDF',
  columns: {
    nr: 'N°',
    at: 'Heure',
    kind: 'Mouvement',
    reference: 'Référence',
    amount: 'Montant',
    balance: 'Solde',
  },
  more: 'Charger la suite',
  wrongPeriod: 'Le premier jour est après le dernier.',
  places: {
    trade: (id) => `(reçu de l’opération ${id})`,
    deposit: (id) => `(dépôt ${id}, dans l’historique)`,
    withdrawal: (id) => `(retrait ${id}, dans l’historique)`,
  },
}
