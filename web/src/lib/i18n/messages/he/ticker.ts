// In Hebrew: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: 'המחירים עכשיו',
  pause: 'עצירת ריצת המחירים',
  run: 'הרצת המחירים',
  stale: 'לא עדכני',
  closed: 'סגור',
}
