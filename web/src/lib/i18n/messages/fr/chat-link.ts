// In French: words of the button that opens the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chatLink as english } from '../chat-link.ts'

export const chatLink: Messages<typeof english> = {
  title: 'Chat en direct',
  note: 'écrivez-nous',
  answered: (span) => `la moitié reçoit une réponse en ${span}`,
}
