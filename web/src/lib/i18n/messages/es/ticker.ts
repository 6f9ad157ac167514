// In Spanish: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'Precios ahora',
  pause: 'Parar el paso de los precios',
  run: 'Dejar correr los precios',
  stale: 'desfasado',
  closed: 'cerrado',
}
