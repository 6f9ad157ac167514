// In Hebrew: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'תוכניות מסחר',
  lead:
    'תוכנית היא דרגה לפי מימון: ההפקדות שלך שנסלקו פחות המשיכות שלך. על תוכנית לא נגבה דבר. הכסף ' +
    'נמצא בחשבון שלך: אפשר למשוך אותו, ובמסחר אפשר להפסיד אותו.',
  noNeed:
    'מסחר ידני אינו צריך תוכנית. תוכנית אומרת כמה עסקאות ביום מערכת המסחר האוטומטית, בקיצור ATS, ' +
    'רשאית לבצע עבורך. שום תוכנית אינה מפחיתה את הסיכוי להפסד.',
  chosen: 'הבחירה שלך',
  current: 'התוכנית שלך',
  none: 'אין',
  requested: 'התבקשה',
  yourFunding: 'המימון שלך',
  since: (day) => `מאז ${day}`,
  asksFor: 'של מימון',
  trades: (count) => (count === 1 ? 'עסקה אחת ביום' : `${count} עסקאות ביום`),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'על ידי מערכת המסחר האוטומטית',
  enough: 'הבאת סכום כזה.',
  missing: (amount) => `חסרים ${amount}`,
  keys: {
    active: 'פעילה',
    requested: 'התבקשה',
    lower: 'אין',
    choose: 'בקשת תוכנית',
    raise: 'בקשת שדרוג',
  },
  takeBack: 'לקחת חזרה',
  takeBackOf: (plan) => `לקחת חזרה את הבקשה ל־${plan}`,
  replaceTitle: (plan) => `לבקש את ${plan} במקום?`,
  replaceText: (first, day, second) =>
    `ביקשת את ${first} ב־${day}, והצוות שלנו עדיין לא החליט. אפשר לבקש תוכנית אחת בכל פעם: בקשה ` +
    `ל־${second} תבוא במקום הבקשה ההיא.`,
  replace: (plan) => `לבקש את ${plan}`,
  keep: (plan) => `להשאיר את הבקשה ל־${plan}`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
