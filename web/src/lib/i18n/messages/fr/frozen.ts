// In French: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'Votre compte est gelé jusqu’à ce que notre équipe l’ait examiné.',
  reason: 'Motif :',
  what:
    'Vous pouvez tout consulter, annuler un retrait en attente et exporter vos données. ' +
    'Vous ne pouvez pas trader, déposer ni demander un retrait. Votre solde reste à vous.',
  contact: 'Nous écrire',
  noTrading: 'Vous ne pouvez pas trader tant que votre compte est gelé.',
  noMoney: 'Vous ne pouvez ni déposer ni retirer tant que votre compte est gelé.',
}
