// In French: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'Vous êtes hors ligne',
    text:
      'Il n’y a pas de connexion, donc ici ni cours ni trading. Les opérations que vous avez ' +
      'ouvertes finissent quand même à leur heure sur le serveur, et sont réglées d’après ses ' +
      'cours.',
    again: 'Réessayer',
  },
  update: {
    ready: 'Une nouvelle version est prête.',
    reload: 'Recharger',
    later: 'Plus tard',
  },
}
