// In Portuguese: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'Preços agora',
  pause: 'Parar a passagem dos preços',
  run: 'Deixar correr os preços',
  stale: 'desatualizado',
  closed: 'fechado',
}
