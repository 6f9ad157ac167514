// In Hebrew: how long something took.

import type { Messages } from '#contract/shared/messages.ts'
import type { howLong as english } from '../how-long.ts'

export const howLong: Messages<typeof english> = {
  milliseconds: (count: string) => `${count} מ״ש`,
  seconds: (count: string) => `${count} שנ׳`,
  minutes: (count: string) => `${count} דקות`,
  hours: (count: string) => `${count} שעות`,
  days: (count: string) => `${count} ימים`,
}
