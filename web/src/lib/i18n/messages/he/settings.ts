// In Hebrew: the place of what a client sets.

import type { Messages } from '#contract/shared/messages.ts'
import type { settings as english } from '../settings.ts'

export const settings: Messages<typeof english> = {
  title: 'הגדרות',
  notices: 'הודעות',
  preferences: 'מראה וצלילים',
}
