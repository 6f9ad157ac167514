// In Hebrew: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'אין עסקאות פתוחות. הראשונה שלך, בשלושה צעדים:',
  steps: [
    ['לבחור את התנאים', 'כמה, כמה זמן היא נמשכת, ומה כל צד משלם אם הוא צודק.'],
    ['ללחוץ על Buy או Sell', 'Buy אם נראה לך שתסתיים מעל הסטרייק, Sell אם מתחתיו.'],
    ['לראות איך היא מסתיימת', 'הגרף מראה אותה רצה; התוצאה מגיעה לכאן, עם הקבלה שלה.'],
  ],
  leave: 'זה מוכר לי',
}
