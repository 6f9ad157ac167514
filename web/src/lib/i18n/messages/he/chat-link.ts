// In Hebrew: words of the button that opens the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chatLink as english } from '../chat-link.ts'

export const chatLink: Messages<typeof english> = {
  title: 'צ׳אט עם התמיכה',
  note: 'לכתוב לנו',
  answered: (span) => `מחצית נענו בתוך ${span}`,
}
