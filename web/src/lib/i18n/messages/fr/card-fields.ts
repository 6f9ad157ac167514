// In French: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'Prestataire de cartes simulé',
  number: 'Numéro de carte',
  cvv: 'CVV',
  note: 'Ces deux champs appartiennent au prestataire de cartes simulé. Cartes de test seulement.',
  stepTitle: '3-D Secure (test)',
  stepWhat:
    'Ici, la banque d’une vraie carte demanderait si c’est vous. Ceci est un test : ' +
    'choisissez ce qu’elle constaterait.',
  approve: 'Approuver (test)',
  decline: 'Décliner (test)',
  trouble: 'Cette étape a déjà été faite, ou a pris trop de temps.',
}
