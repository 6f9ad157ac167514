// In Polish: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'Kursy teraz',
  pause: 'Zatrzymaj przewijanie kursów',
  run: 'Pozwól kursom się przewijać',
  stale: 'nieświeży',
  closed: 'zamknięty',
}
