// In Dutch: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'Koersen nu',
  pause: 'Zet de lopende koersen stil',
  run: 'Laat de koersen lopen',
  stale: 'verouderd',
  closed: 'gesloten',
}
