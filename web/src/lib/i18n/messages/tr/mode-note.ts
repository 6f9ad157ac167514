// In Turkish: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'Bu sayfa canlı hesabınızla ilgili, bu yüzden şimdi Canlı’dasınız.',
    demo: 'Bu sayfa demo hesabınızla ilgili, bu yüzden şimdi Demo’dasınız.',
  },
  backTo: { real: 'Canlı’ya dön', demo: 'Demo’ya dön' },
  missedOn: {
    real: 'İstediğiniz sayfa demo hesaba ait, siz ise Canlı’dasınız.',
    demo: 'İstediğiniz sayfa canlı hesaba ait, siz ise Demo’dasınız.',
  },
  openOn: { real: 'Canlı’ya geç ve aç', demo: 'Demo’ya geç ve aç' },
}
