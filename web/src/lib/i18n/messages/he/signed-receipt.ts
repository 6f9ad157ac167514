// In Hebrew: a receipt that is signed and stands in the public log.

import type { Messages } from '#contract/shared/messages.ts'
import type { signedReceipt as english } from '../signed-receipt.ts'

export const signedReceipt: Messages<typeof english> = {
  title: 'חתומה, וביומן הציבורי',
  note:
    'התנאים והתוצאה חתומים, וטביעת אצבע של כל אחד רשומה ביומן שאיש אינו יכול לשנות בלי שיבחינו. ' +
    'מי שהקובץ בידו יכול לאמת אותו בלעדינו.',
  save: 'שמירת הקבלה החתומה',
  loading: 'טעינת החתימות',
  waiting: 'היומן אומר פעם בדקה מה יש בו: השאר יבוא בתוך שתי דקות.',
  good: 'הכול נכון',
  bad: 'זה אינו נכון',
  incomplete: 'עדיין לא הכול',
  findings: {
    terms_signed: 'התנאים חתומים',
    terms_logged: 'התנאים רשומים ביומן',
    settlement_signed: 'התוצאה חתומה',
    settlement_logged: 'התוצאה רשומה ביומן',
    same_trade: 'התוצאה היא של התנאים האלה',
    prices_logged: 'המחירים שמכריעים אותה רשומים ביומן',
  },
  yes: 'נכון',
  no: 'לא נכון',
  notYet: 'עדיין לא',
  choose: 'בחירת קבלה',
  chooseNote: 'הקובץ נשאר בדפדפן שלך, שאינו צריך לכך חיבור.',
  unreadable: 'הקובץ הזה אינו קבלה חתומה. שומרים אותה בדף של קבלה.',
  tooOld: 'הדפדפן הזה אינו יכול לבדוק חתימות (Ed25519). חדש יותר יכול, או npm run verify.',
  of: (side, symbol, amount) => `${side} ${symbol}, ${amount}`,
  ended: {
    Pending: 'עדיין פתוחה',
    Won: (paid) => `ניצחון, שולמו ${paid}`,
    Lost: 'הפסד',
    Draw: (paid) => `תיקו, חזרו ${paid}`,
    Void: (paid) => `בטלה, חזרו ${paid}`,
  },
  mode: { real: 'לייב', demo: 'דמו' },
  recomputed: 'חושבה מחדש מהמחירים שביומן',
  stated: (text) => `הקובץ אומר ${text}`,
  computed: (text) => `חושב מחדש ${text}`,
  none: 'אין',
  keyIs: 'חתום על ידי',
  keyNote: 'יש להשוות אותו עם המפתח שמוכר לך, או עם /log/keys.json של הבית.',
  askLog: 'לשאול את היומן',
  held: 'היומן עדיין מחזיק אותה, כפי שהייתה.',
  notHeld: 'היומן אינו מחזיק אותה עוד: יש לשמור את הקובץ הזה, הוא מוכיח שההיסטוריה שונתה.',
  logAway: 'היומן לא ענה. יש לנסות שוב מאוחר יותר.',
}
