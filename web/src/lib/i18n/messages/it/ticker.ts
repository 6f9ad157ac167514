// In Italian: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'Prezzi ora',
  pause: 'Ferma lo scorrere dei prezzi',
  run: 'Lascia scorrere i prezzi',
  stale: 'non aggiornato',
  closed: 'chiuso',
}
