// In Japanese: words of the button that opens the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chatLink as english } from '../chat-link.ts'

export const chatLink: Messages<typeof english> = {
  title: 'ライブチャット',
  note: 'お問い合わせ',
  answered: (span) => `半数に${span}以内に回答`,
}
