// In Portuguese: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'Esta página é sobre a sua conta real, por isso está agora em Real.',
    demo: 'Esta página é sobre a sua conta demo, por isso está agora em Demo.',
  },
  backTo: { real: 'Voltar a Real', demo: 'Voltar a Demo' },
  missedOn: {
    real: 'A página que pediu é da conta demo, e está em Real.',
    demo: 'A página que pediu é da conta real, e está em Demo.',
  },
  openOn: { real: 'Mudar para Real e abri-la', demo: 'Mudar para Demo e abri-la' },
}
