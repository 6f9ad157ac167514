// In German: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'Kurse jetzt',
  pause: 'Kurse anhalten',
  run: 'Kurse laufen lassen',
  stale: 'veraltet',
  closed: 'geschlossen',
}
