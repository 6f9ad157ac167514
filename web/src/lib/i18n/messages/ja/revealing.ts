// In Japanese: the button that shows a password while it is typed.

import type { Messages } from '#contract/shared/messages.ts'
import type { revealing as english } from '../revealing.ts'

export const revealing: Messages<typeof english> = {
  show: '表示',
  hide: '隠す',
  whatIsTyped: '入力内容',
}
