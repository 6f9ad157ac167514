// In Hebrew: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'תוצאות',
  none: 'מה שעלה בגורל העסקאות שלך מדווח כאן.',
  accounts: { demo: 'דמו', real: 'לייב', chips: 'ז׳יטונים' },
  receipt: 'קבלה',
  putAway: 'להסיר את התוצאה הזאת',
  several: (count) => (count === 1 ? 'עסקה אחת הסתיימה' : `${count} עסקאות הסתיימו`),
  outcome: (won, lost) => `${won} ניצחו, ${lost} הפסידו`,
}
