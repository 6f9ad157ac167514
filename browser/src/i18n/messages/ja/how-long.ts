// In Japanese: how long something took.

import type { Messages } from '#contract/shared/messages.ts'
import type { howLong as english } from '../how-long.ts'

export const howLong: Messages<typeof english> = {
  milliseconds: (count: string) => `${count}ミリ秒`,
  seconds: (count: string) => `${count}秒`,
  minutes: (count: string) => `${count}分`,
  hours: (count: string) => `${count}時間`,
  days: (count: string) => `${count}日`,
}
