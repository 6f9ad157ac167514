// In Spanish: how long something took.

import type { Messages } from '#contract/shared/messages.ts'
import type { howLong as english } from '../how-long.ts'

export const howLong: Messages<typeof english> = {
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} minutos`,
  hours: (count) => `${count} horas`,
  days: (count) => `${count} días`,
}
