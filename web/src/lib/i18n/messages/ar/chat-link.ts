// In Arabic: words of the button that opens the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chatLink as english } from '../chat-link.ts'

export const chatLink: Messages<typeof english> = {
  title: 'دردشة مباشرة',
  note: 'اكتب إلينا',
  answered: (span) => `نصف الأجوبة في غضون ${span}`,
}
