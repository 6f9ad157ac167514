// In Arabic: how long something took.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { howLong as english } from '../how-long.ts'

const plural = pluralOf('ar')

export const howLong: Messages<typeof english> = {
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} s`,
  minutes: (count) =>
    plural(Number(count), {
      one: 'دقيقة',
      two: 'دقيقتين',
      few: `${count} دقائق`,
      other: `${count} دقيقة`,
    }),
  hours: (count) =>
    plural(Number(count), {
      one: 'ساعة',
      two: 'ساعتين',
      few: `${count} ساعات`,
      other: `${count} ساعة`,
    }),
  days: (count) =>
    plural(Number(count), {
      one: 'يوم',
      two: 'يومين',
      few: `${count} أيام`,
      many: `${count} يومًا`,
      other: `${count} يوم`,
    }),
}
