// In Dutch: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'Deze pagina gaat over je live-account, dus je staat nu op Live.',
    demo: 'Deze pagina gaat over je demo-account, dus je staat nu op Demo.',
  },
  backTo: { real: 'Terug naar Live', demo: 'Terug naar Demo' },
  missedOn: {
    real: 'De gevraagde pagina hoort bij het demo-account, en je staat op Live.',
    demo: 'De gevraagde pagina hoort bij het live-account, en je staat op Demo.',
  },
  openOn: {
    real: 'Schakel over naar Live en open haar',
    demo: 'Schakel over naar Demo en open haar',
  },
}
