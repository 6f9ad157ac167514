// In Turkish: words of the button that opens the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chatLink as english } from '../chat-link.ts'

export const chatLink: Messages<typeof english> = {
  title: 'Canlı sohbet',
  note: 'bize yazın',
  answered: (span) => `yarısı ${span} içinde yanıtlandı`,
}
