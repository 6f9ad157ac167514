// In Japanese: the strip of prices above the menu.

import type { Messages } from '#contract/shared/messages.ts'
import type { ticker as english } from '../ticker.ts'

export const ticker: Messages<typeof english> = {
  label: '現在の価格',
  pause: '価格の流れを止める',
  run: '価格を流す',
  stale: '更新停止',
  closed: '休場',
}
