// In Hebrew: personal tokens.

import type { Messages } from '#contract/shared/messages.ts'
import type { apiAccess as english } from '../api-access.ts'

export const apiAccess: Messages<typeof english> = {
  title: 'גישת API',
  lead:
    'אסימון אישי מאפשר לתוכנה שלך לקרוא את החשבון שלך, או לסחור בו. שום אסימון אינו יכול למשוך, ' +
    'להפקיד או לשנות את פרטי הזהות שלך.',
  docs: 'כל הקריאות',
  webhooks: 'Webhooks: לקבל הודעה במקום לשאול',
  scopes: { read: 'קריאה', trade: 'מסחר' },
  both: 'קריאה ומסחר',
  tokens: 'האסימונים שלך',
  none: 'עדיין לא יצרת אף אחד.',
  make: 'יצירת אסימון',
  name: 'שם',
  nameHint: 'לשימושך, למשל לאיזו תוכנה הוא מיועד',
  scope: 'מה הוא רשאי לעשות',
  days: 'תקף למשך, ימים',
  addresses: 'רק מהכתובות האלה',
  addressesHint: 'כתובות או רשתות עם פסיקים ביניהן; ריק: מכל מקום',
  password: 'סיסמה',
  passwordAgain: 'פעם נוספת, כדי לוודא את זהותך',
  making: 'יצירה',
  shown: 'יש להעתיק אותו עכשיו: הוא לא יוצג שוב.',
  token: 'אסימון',
  seen: 'שמרתי אותו',
  madeAt: (day) => `נוצר ${day}`,
  until: (day) => `עד ${day}`,
  used: (when) => `שימוש אחרון ${when}`,
  unused: 'לא היה בשימוש',
  from: (addresses) => `מ־${addresses}`,
  revoke: 'ביטול',
  revokeNamed: (name) => `ביטול ${name}`,
  revoked: 'בוטל',
  limits: (calls, orders) =>
    `אסימון מבצע ${calls} קריאות ו־${orders} פקודות בדקה; כל תשובה אומרת כמה נותרו.`,
}
