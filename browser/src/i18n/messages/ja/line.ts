// In Japanese: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: '問題が発生しました。',
  noAnswer: 'サーバーに接続できません。もう一度お試しください。',
  tooSlow: 'サーバーが時間内に応答しませんでした。もう一度お試しください。',
  offline: 'オフラインです。',
}
