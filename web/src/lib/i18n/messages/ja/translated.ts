// In Japanese: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'この文章は機械翻訳で、まだ人が確認していません。',
  readBy: (name, day) => `この文章は機械翻訳で、${day} に ${name} が確認しました。`,
  english: 'このページの英語版',
}
