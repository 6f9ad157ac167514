// In Dutch: how long something took.

import type { Messages } from '#contract/shared/messages.ts'
import type { howLong as english } from '../how-long.ts'

export const howLong: Messages<typeof english> = {
  milliseconds: (count: string) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  minutes: (count: string) => `${count} minuten`,
  hours: (count: string) => `${count} uur`,
  days: (count: string) => `${count} dagen`,
}
