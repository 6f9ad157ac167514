// In Turkish: how long something took.

import type { Messages } from '#contract/shared/messages.ts'
import type { howLong as english } from '../how-long.ts'

export const howLong: Messages<typeof english> = {
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} sn`,
  minutes: (count) => `${count} dakika`,
  hours: (count) => `${count} saat`,
  days: (count) => `${count} gün`,
}
