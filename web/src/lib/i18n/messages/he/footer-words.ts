// In Hebrew: words of the foot of every public page.

import type { Messages } from '#contract/shared/messages.ts'
import type { footerWords as english } from '../footer-words.ts'

export const footerWords: Messages<typeof english> = {
  footer: 'תחתית הדף',
  contactTitle: 'קשר',
  write: 'לכתוב לנו',
  noContact: 'מפעיל ההתקנה הזאת עדיין לא נקב בכתובת. הטופס מגיע אליו.',
  riskTitle: 'אזהרת סיכון',
  risk:
    'עסקאות לזמן קצוב נושאות סיכון גבוה. אפשר להפסיד את מלוא הסכום של כל עסקה, והמרווח שבכל מחיר ' +
    'הוא לטובתנו: על פני עסקאות רבות רוב האנשים מפסידים. אין לסחור לעולם בכסף שצריך.',
  riskMore: 'לקריאת גילוי הסיכונים',
}
