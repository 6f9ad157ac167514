// In Dutch: what the parts of several screens say.

import type { Messages } from '#contract/shared/messages.ts'
import type { parts as english } from '../parts.ts'

export const parts: Messages<typeof english> = {
  sayWhy: 'Zeg waarom: het blijft bewaard.',
  action: 'Actie',
}
