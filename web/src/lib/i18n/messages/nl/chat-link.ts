// In Dutch: words of the button that opens the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chatLink as english } from '../chat-link.ts'

export const chatLink: Messages<typeof english> = {
  title: 'Livechat',
  note: 'schrijf ons',
  answered: (span: string) => `de helft beantwoord binnen ${span}`,
}
