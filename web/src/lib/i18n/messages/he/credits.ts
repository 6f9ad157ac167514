// In Hebrew: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'קרדיטים',
  lead:
    'על הסוחר האוטומטי בחשבון הבורסה שלך משלמים מראש, בקרדיטים. מסחר כאן, ידני או על ידי מערכת ' +
    'המסחר של התוכנית שלך, אינו צריך אותם.',
  yours: 'הקרדיטים שלך',
  count: (figure) => `${figure} קרדיטים`,
  may: 'הסוחר האוטומטי רשאי להתחיל עסקאות חדשות.',
  mayNot: 'עם פחות מקרדיט אחד הסוחר האוטומטי אינו מתחיל דבר חדש; מה שפתוח נסגר לפי הכללים שלו.',
  debt: (since, until) =>
    `מתחת לאפס מאז ${since}. החל מ־${until} התנאים שלנו מאפשרים לנו לסיים את החשבון בשל כך; ` +
    'קניית קרדיטים מסיימת זאת מיד.',
  tariff: 'מה משתמש בהם',
  uses: {
    day: 'יום של מסחר אוטומטי בלייב',
    trade: 'עסקה שבוצעה בבורסה',
  },
  each: (figure) => `${figure} קרדיטים`,
  low: (figure) => `תישלח לך הודעה כשיהיו לך פחות מ־${figure}.`,
  buy: 'קניית קרדיטים',
  priceOf: (euros) => `€${euros}`,
  withTax: (vat, percent, country) => `עם מע״מ של €${vat} (${percent}%, ${country})`,
  withoutTax: 'ללא מע״מ',
  takes: (usd) => `יורדים ${usd} מיתרת הלייב שלך`,
  rate: (dollar) => `אירו הוא כאן ${dollar}; השער הוא שלנו, לא של שוק.`,
  noReturn: 'על מה שנקנה אין החזר.',
  returns: (days) => `מה שלא נוצל אפשר להחזיר בתוך ${days} ימים; אחרי כן אין החזר.`,
  buyPack: (figure) => `לקנות ${figure}`,
  sure: (figure, usd) => `לקנות ${figure} קרדיטים תמורת ${usd}?`,
  yes: 'לקנות',
  no: 'לא עכשיו',
  pay: 'תשלום בהפקדה',
  payLead:
    'הפקדה שממתינה לתשלום שלה יכולה לקנות קרדיטים ברגע שהיא מזוכה, במחיר של אותה עת. מה שמגיע ' +
    'מעבר לכך נשאר ביתרה שלך.',
  noDeposits: 'אין לך הפקדה שממתינה לתשלום.',
  ask: 'בקשת הפקדה',
  deposit: 'הפקדה',
  pack: 'קרדיטים',
  choose: 'בחירה',
  order: 'לקנות בהפקדה הזאת',
  orders: 'הפקדות שקונות קרדיטים',
  waits: 'ממתינה',
  bought: 'קנתה',
  dropped: 'אינה קונה עוד',
  notBought: 'לא קנתה דבר',
  drop: 'לא לקנות',
  purchases: 'קניות',
  noPurchases: 'עדיין לא קנית.',
  invoice: (name) => `חשבונית ${name}`,
  creditNote: (name) => `חשבונית זיכוי ${name}`,
  giveBack: (figure, usd) => `להחזיר ${figure} תמורת ${usd}`,
  givenBack: (figure, usd) => `${figure} הוחזרו תמורת ${usd}`,
  until: (day) => `עד ${day}`,
  statement: 'דף הקרדיטים',
  moves: { credit_issue: 'נקנו', credit_charge: 'נוצלו', credit_refund: 'הוחזרו' },
  noMoves: 'עדיין לא הייתה תנועה.',
  columns: { at: 'שעה', what: 'מה', credits: 'קרדיטים', left: 'נותרו' },
  more: 'ישנים יותר',
  blocked: {
    credits_closed: 'קרדיטים אינם נמכרים כרגע.',
    credits_need_profile: 'יש להשלים קודם את הפרופיל: חשבונית נוקבת בשמך.',
    credits_need_identity: 'יש לשלוח קודם מסמך זהות.',
    account_frozen: 'החשבון שלך מוקפא.',
  },
  cannot: 'אי אפשר לקנות קרדיטים כרגע.',
}
