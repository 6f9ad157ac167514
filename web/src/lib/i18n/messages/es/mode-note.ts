// In Spanish: what is said where a link or an address has changed the account that is shown.

import type { Messages } from '#contract/shared/messages.ts'
import type { modeNote as english } from '../mode-note.ts'

export const modeNote: Messages<typeof english> = {
  followedTo: {
    real: 'Esta página es de tu cuenta real, así que ahora estás en Real.',
    demo: 'Esta página es de tu cuenta demo, así que ahora estás en Demo.',
  },
  backTo: { real: 'Volver a Real', demo: 'Volver a Demo' },
  missedOn: {
    real: 'La página que pediste es de la cuenta demo, y estás en Real.',
    demo: 'La página que pediste es de la cuenta real, y estás en Demo.',
  },
  openOn: { real: 'Cambiar a Real y abrirla', demo: 'Cambiar a Demo y abrirla' },
}
