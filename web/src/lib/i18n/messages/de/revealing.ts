// In German: the button that shows a password while it is typed.

import type { Messages } from '#contract/shared/messages.ts'
import type { revealing as english } from '../revealing.ts'

export const revealing: Messages<typeof english> = {
  show: 'Zeigen',
  hide: 'Verbergen',
  whatIsTyped: 'was eingegeben ist',
}
