// In Arabic: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'لا سعر بعد',
  today: 'في 24 ساعة',
  at: (time) => `في ${time} UTC`,
  justNow: 'الآن',
  secondsAgo: (seconds) => `قبل ${seconds} ث`,
  minutesAgo: (minutes) => `قبل ${minutes} د`,
  hoursAgo: (hours) => `قبل ${hours} س`,
  stale: 'قديم',
  staleNote: 'لم يتحرك هذا السعر منذ مدة أطول من أن يُتداول عليه.',
  closed: 'السوق مغلقة',
  chart: 'الرسم',
  chartOf: (name, price) => `رسم ${name}. آخر سعر ${price}.`,
  chartFailed: 'تعذّر تحميل الرسم.',
  chartEmpty: 'لا تاريخ لهذا السعر بعد.',
  interval: 'مدة الشمعة',
  intervals: { 60: '1 د', 900: '15 د', 3600: '1 س', 86400: 'يوم واحد' },
  candles: 'شموع',
  area: 'خط',
  look: 'كيف يُرسم',
}
