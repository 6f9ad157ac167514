// In Japanese: the place of what a client sets.

import type { Messages } from '#contract/shared/messages.ts'
import type { settings as english } from '../settings.ts'

export const settings: Messages<typeof english> = {
  title: '設定',
  notices: 'お知らせ',
  preferences: '表示と音',
}
