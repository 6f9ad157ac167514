// In French: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'Cette page concerne votre compte live, vous êtes donc maintenant sur Live.',
    demo: 'Cette page concerne votre compte démo, vous êtes donc maintenant sur Démo.',
  },
  backTo: { real: 'Retour à Live', demo: 'Retour à Démo' },
  missedOn: {
    real: 'La page demandée appartient au compte démo, et vous êtes sur Live.',
    demo: 'La page demandée appartient au compte live, et vous êtes sur Démo.',
  },
  openOn: { real: 'Passer à Live et l’ouvrir', demo: 'Passer à Démo et l’ouvrir' },
}
