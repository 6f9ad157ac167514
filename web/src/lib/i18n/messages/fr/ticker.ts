// In French: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'Les cours maintenant',
  pause: 'Arrêter le défilement des cours',
  run: 'Laisser défiler les cours',
  stale: 'périmé',
  closed: 'fermé',
}
