// In French: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'Renvoyer le lien',
  linkSent: 'Lien envoyé',
  document: 'Envoyer un document',
  limits: 'Voir vos limites',
  deposit: 'Déposer',
  withdrawals: 'Voir vos retraits',
  plan: 'Voir les plans',
  questions: 'Répondre aux questions',
}
