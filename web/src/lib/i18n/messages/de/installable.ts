// In German: what is said without a line, and of a newer version.

import type { Messages } from '#contract/shared/messages.ts'
import type { installable as english } from '../installable.ts'

export const installable: Messages<typeof english> = {
  offline: {
    title: 'Du bist offline',
    text:
      'Es gibt keine Verbindung, darum gibt es hier keine Kurse und keinen Handel. Trades, die ' +
      'du offen hast, enden trotzdem zu ihrer Zeit auf dem Server und werden nach seinen Kursen ' +
      'abgerechnet.',
    again: 'Noch einmal versuchen',
  },
  update: {
    ready: 'Eine neue Version ist bereit.',
    reload: 'Neu laden',
    later: 'Später',
  },
}
