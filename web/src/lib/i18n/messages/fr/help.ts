// In French: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'Aide et mentions légales',
  centre: 'Articles d’aide',
  liveChat: 'Chat en direct',
  contact: 'Contact',
  terms: 'Conditions générales',
  privacy: 'Politique de confidentialité',
  risk: 'Avertissement sur les risques',
  aml: 'Politique anti-blanchiment',
  payment: 'Politique de paiement',
  site: 'Site public',
}
