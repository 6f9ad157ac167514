// In Polish: how long something took.

import type { Messages } from '#contract/shared/messages.ts'
import type { howLong as english } from '../how-long.ts'

export const howLong: Messages<typeof english> = {
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  days: (count) => `${count} dni`,
}
