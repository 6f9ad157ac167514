// In Hebrew: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: 'הפסדים',
    what:
      'כמה להפסיד לכל היותר: סכומים שהופסדו, פחות רווחים שהושגו, וכל הסכומים של עסקאות פתוחות. ' +
      'עסקה שעלולה לעבור זאת נדחית.',
  },
  stake: {
    title: 'סכומי עסקאות',
    what: 'כמה לשים על עסקאות לכל היותר, בניצחון ובהפסד.',
  },
  deposit: {
    title: 'הפקדות',
    what: 'כמה להפקיד לכל היותר.',
  },
} as const

export const limits: Messages<typeof english> = {
  session: 'שהייה',
  sessionWon: (won, all) => `${won} ניצחונות מתוך ${all}`,
  title: 'מגבלות והפסקות',
  lead:
    'כדאי לקבוע גבולות משלך בזמן רגוע. קביעה או הורדה של מגבלה פועלת מיד; העלאה או הסרה נמשכת 24 ' +
    'שעות, ועד אז אפשר להתחרט.',
  liveOnly: 'המגבלות סופרות עסקאות בחשבון הלייב בלבד. השעות ב־UTC; שבועות מתחילים ביום שני.',
  kinds,
  periods: { day: 'ליום', week: 'לשבוע', month: 'לחודש' },
  none: 'ללא מגבלה',
  usedOnly: (used) => `${used} עד כה`,
  used: (used, amount) => `${used} מתוך ${amount}`,
  left: (left) => `נותרו ${left}`,
  ahead: (gain) => `${gain} ברווח`,
  anew: (when) => `מתחיל מחדש ${when}`,
  becomes: (amount, when) => `תהיה ${amount} ב־${when}.`,
  ends: (when) => `מסתיימת ב־${when}.`,
  keep: 'להשאיר כפי שהיא',
  set: 'קביעת מגבלה',
  change: 'שינוי',
  amount: 'מגבלה בדולרים',
  save: 'שמירה',
  remove: 'הסרה',
  cancel: 'ביטול',
  nameOf: (kind, period) => `${kind}, ${period}`,
  breaks: 'לצאת להפסקה',
  breaksLead:
    'הפסקה עוצרת מיד את המסחר בשני החשבונות, ואת ההפקדות. עסקאות פתוחות רצות עד סופן. עדיין אפשר ' +
    'להתחבר כדי לקרוא, למשוך ולסגור את החשבון.',
  coolOff: 'הפסקת צינון',
  coolOffWhat: 'הפסקה קצרה, כדי לקחת צעד אחורה.',
  exclusion: 'הרחקה עצמית',
  exclusionWhat: 'הפסקה ארוכה, אם המסחר הפך לבעיה.',
  howLong: 'לכמה זמן',
  lengths: {
    '24h': '24 שעות',
    '7d': '7 ימים',
    '30d': '30 ימים',
    '6m': '6 חודשים',
    '1y': 'שנה',
    '5y': '5 שנים',
  },
  goOn: 'המשך',
  sure: (length) => `להפסיק לסחור למשך ${length}?`,
  consequences: (length) => [
    `מרגע זה, למשך ${length}, אי אפשר לפתוח עסקאות, לייב או דמו, וגם לא להפקיד.`,
    'עסקאות פתוחות רצות עד סופן, ומה שהן משלמות שלך.',
    'אי אפשר לבטל זאת. איש אינו יכול לסיים זאת מוקדם: לא מצידך, ולא התמיכה שלנו.',
  ],
  password: 'הסיסמה שלך',
  confirm: (length) => `להפסיק למשך ${length}`,
  runs: (when) => `נמשכת עד ${when}. אפשר להאריך אותה, לא לקצר.`,
  reminder: 'תזכורת שהייה',
  reminderWhat: 'מציגה לך מדי כמה דקות כמה זמן נמשכת השהייה שלך כאן ומה הביאו עסקאות הלייב שלך.',
  minutes: 'דקות',
  minutesBounds: (least, most) => `מ־${least} עד ${most}.`,
  off: 'כיבוי',
  reminderOn: (minutes) => (minutes === 1 ? 'בכל דקה.' : `בכל ${minutes} דקות.`),
  reminderOff: 'כבויה.',
  formLeft: {
    loss: {
      day: 'מגבלת ההפסד היומית שלך',
      week: 'מגבלת ההפסד השבועית שלך',
      month: 'מגבלת ההפסד החודשית שלך',
    },
    stake: {
      day: 'מגבלת סכומי העסקאות היומית שלך',
      week: 'מגבלת סכומי העסקאות השבועית שלך',
      month: 'מגבלת סכומי העסקאות החודשית שלך',
    },
  },
  onBreak: (when) => `בחרת בהפסקה ממסחר עד ${when}.`,
  hours: (count) => (count === 1 ? 'שעה אחת' : `${count} שעות`),
  minutesLong: (count) => (count === 1 ? 'דקה אחת' : `${count} דקות`),
  here: (length) => `השהייה שלך כאן נמשכת כבר ${length}`,
  result: (count, result) =>
    count === 1
      ? `מאז הסתיימה עסקת לייב אחת, עם ${result} בסך הכול.`
      : `מאז הסתיימו ${count} עסקאות לייב, עם ${result} בסך הכול.`,
  noResult: 'מאז לא הסתיימה אף עסקת לייב.',
  unknownResult: 'לא ניתן היה לטעון את מה שהביאו עסקאות הלייב שלך.',
  stay: 'המשך',
  toLimits: 'מגבלות והפסקות',
}
