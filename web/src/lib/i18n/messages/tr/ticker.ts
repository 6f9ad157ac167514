// In Turkish: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'Şu anki fiyatlar',
  pause: 'Fiyatların akışını durdur',
  run: 'Fiyatları akıt',
  stale: 'bayat',
  closed: 'kapalı',
}
