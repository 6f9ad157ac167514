// In Italian: the place of what a client sets.

import type { Messages } from '#contract/shared/messages.ts'
import type { settings as english } from '../settings.ts'

export const settings: Messages<typeof english> = {
  title: 'Impostazioni',
  notices: 'Avvisi',
  preferences: 'Aspetto e suoni',
}
