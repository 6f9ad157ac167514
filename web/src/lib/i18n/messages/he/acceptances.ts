// In Hebrew: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'תנאי השימוש',
    privacy: 'מדיניות הפרטיות',
    'risk-disclosure': 'גילוי סיכונים',
    'aml-policy': 'מדיניות איסור הלבנת הון והכרת הלקוח',
    'payment-policy': 'מדיניות התשלומים',
  },
  changed: 'הטקסטים המשפטיים שלנו השתנו',
  first: 'יש לקרוא את הטקסטים המשפטיים שלנו',
  version: (version) => `גרסה ${version}`,
  meaning:
    'עד להסכמה אי אפשר לפתוח עסקאות חדשות. עסקאות פתוחות נמשכות, ואפשר לצפות בכול, למשוך, לייצא ' +
    'את הנתונים ולסגור את החשבון כמקודם.',
  accept: 'הסכמה',
  working: 'רק רגע',
  later: 'לא עכשיו',
  short: 'עסקאות חדשות ממתינות עד להסכמה לטקסטים המשפטיים שלנו.',
  show: 'הצגתם',
  notice: 'הודעה על שינוי',
  from: (date) => `החל מ־${date} תקפה גרסה חדשה: `,
  changes: 'מה משתנה',
  nothingToDo: 'אין מה לעשות עכשיו. ביום ההוא תוצג לך שאלה על כך.',
  seen: 'ראיתי את זה',
}
