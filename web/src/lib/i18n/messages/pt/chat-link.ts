// In Portuguese: words of the button that opens the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chatLink as english } from '../chat-link.ts'

export const chatLink: Messages<typeof english> = {
  title: 'Chat ao vivo',
  note: 'escreva-nos',
  answered: (span) => `metade respondidos em ${span}`,
}
