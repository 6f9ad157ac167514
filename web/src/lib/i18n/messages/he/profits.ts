// In Hebrew: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'הרווחים שלך ממסחר',
  lead:
    'לכמה הסתכמו כל עסקאות הלייב שלך, בניצחון או בהפסד, לצד מה שעולה המרווח שבמחירים שלהן. הימים ' +
    'לפי UTC.',
  won: 'עסקאות שניצחו',
  period: 'תקופה',
  periods: { today: 'היום', week: '7 ימים', month: '30 ימים', all: 'הכול' },
  columns: {
    nr: 'מס׳',
    id: 'מזהה העסקה',
    amount: 'סכום',
    profit: 'רווח',
    earnings: 'תקבול',
    date: 'תאריך',
  },
  empty: 'עדיין לא הרווחת.',
  emptyMore:
    'כל עסקת לייב שניצחה תופיע כאן עם מה שהרוויחה; מעליהן, לכמה הסתכמו כל עסקאות הלייב שלך.',
  more: 'טעינת עוד',
}
