// In Dutch: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'Je bent offline',
    text:
      'Er is geen verbinding, dus zijn hier geen koersen en kun je niet handelen. Transacties ' +
      'die je hebt lopen, eindigen toch op hun tijd op de server, en worden met de koersen daar ' +
      'afgerekend.',
    again: 'Probeer opnieuw',
  },
  update: {
    ready: 'Er is een nieuwe versie.',
    reload: 'Laad opnieuw',
    later: 'Later',
  },
}
