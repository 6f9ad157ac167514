// In Hebrew: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'להכיר את הסיכויים',
  description:
    'מה פירושה של נקודת האיזון, מה לוקח הבית, ולמה מגיעות מאה עסקאות: לנסות עם מספרים ' +
    'אקראיים, בלי חשבון.',
  lead:
    'מה משלם ניצחון, באיזו תכיפות צריך לנצח, ולמה מגיעות מאה עסקאות. לא שמים כאן דבר, ' +
    'ומה שמנסים נשאר בדפדפן שלך.',
  next: {
    title: 'מה הלאה',
    text:
      'בדמו רואים את אותו הדבר עם מחירים אמיתיים וכסף משחק. שום כלל של הגדלה או הקטנה של ' +
      'הסכום אינו הופך את הסיכויים: הוא משנה רק כמה מהר וכמה רחוק נעה יתרה.',
    demo: 'עסקה ראשונה בדמו, צעד אחר צעד',
    fairness: 'אם הסיכויים המתומחרים מתממשים',
    risk: 'מה נמצא בסיכון',
    limits: 'מגבלות והפסקות',
  },
}
