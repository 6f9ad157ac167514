// In Italian: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'Questa pagina riguarda il tuo conto reale, quindi ora sei su Reale.',
    demo: 'Questa pagina riguarda il tuo conto demo, quindi ora sei su Demo.',
  },
  backTo: { real: 'Torna a Reale', demo: 'Torna a Demo' },
  missedOn: {
    real: 'La pagina che hai chiesto è del conto demo, e tu sei su Reale.',
    demo: 'La pagina che hai chiesto è del conto reale, e tu sei su Demo.',
  },
  openOn: { real: 'Passa a Reale e aprila', demo: 'Passa a Demo e aprila' },
}
