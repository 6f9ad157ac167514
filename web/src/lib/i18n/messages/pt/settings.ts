// In Portuguese: the place of what a client sets.

import type { Messages } from '#contract/shared/messages.ts'
import type { settings as english } from '../settings.ts'

export const settings: Messages<typeof english> = {
  title: 'Definições',
  notices: 'Avisos',
  preferences: 'Aspeto e sons',
}
