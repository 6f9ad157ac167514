// In Hebrew: what stands beside a price.

import type { Messages } from '#contract/shared/messages.ts'
import type { prices as english } from '../prices.ts'

export const prices: Messages<typeof english> = {
  none: 'אין עדיין מחיר',
  today: 'ב־24 שע׳',
  at: (time) => `בשעה ${time} UTC`,
  justNow: 'ממש עכשיו',
  secondsAgo: (seconds) => `לפני ${seconds} שנ׳`,
  minutesAgo: (minutes) => `לפני ${minutes} דק׳`,
  hoursAgo: (hours) => `לפני ${hours} שע׳`,
  stale: 'לא עדכני',
  staleNote: 'המחיר הזה לא זז זמן רב מדי בשביל לסחור לפיו.',
  closed: 'השוק סגור',
  chart: 'גרף',
  chartOf: (name, price) => `גרף של ${name}. מחיר אחרון ${price}.`,
  chartFailed: 'לא ניתן היה לטעון את הגרף.',
  chartEmpty: 'אין עדיין היסטוריה של המחיר הזה.',
  interval: 'כמה זמן נמשך נר',
  intervals: { 60: 'דקה', 900: '15 דק׳', 3600: 'שעה', 86400: 'יום' },
  candles: 'נרות',
  area: 'קו',
  look: 'איך הוא מצויר',
}
