// In Italian: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'Sei offline',
    text:
      'Non c’è connessione, quindi qui non ci sono prezzi e non si può operare. Le operazioni ' +
      'che hai aperte finiscono comunque alla loro ora sul server, e vengono liquidate con i ' +
      'suoi prezzi.',
    again: 'Riprova',
  },
  update: {
    ready: 'È pronta una nuova versione.',
    reload: 'Ricarica',
    later: 'Più tardi',
  },
}
