// In German: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'Diese Seite betrifft dein Live-Konto, darum bist du jetzt auf Live.',
    demo: 'Diese Seite betrifft dein Demo-Konto, darum bist du jetzt auf Demo.',
  },
  backTo: { real: 'Zurück zu Live', demo: 'Zurück zu Demo' },
  missedOn: {
    real: 'Die angeforderte Seite gehört zum Demo-Konto, und du bist auf Live.',
    demo: 'Die angeforderte Seite gehört zum Live-Konto, und du bist auf Demo.',
  },
  openOn: { real: 'Zu Live wechseln und öffnen', demo: 'Zu Demo wechseln und öffnen' },
}
