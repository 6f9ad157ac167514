// In Polish: words of the button that opens the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chatLink as english } from '../chat-link.ts'

export const chatLink: Messages<typeof english> = {
  title: 'Czat na żywo',
  note: 'napisz do nas',
  answered: (span) => `połowa odpowiedzi w ciągu ${span}`,
}
