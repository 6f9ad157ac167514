// In Hebrew: the trade one can try on the first page.

import type { Messages } from '#contract/shared/messages.ts'
import type { tryTrade as english } from '../try-trade.ts'

export const tryTrade: Messages<typeof english> = {
  label: 'דוגמה לניסיון',
  note:
    'דוגמה עם מחירים חיים וכסף משחק. היא רצה בדפדפן הזה בלבד: דבר אינו נשלח ואינו נרשם. היא ' +
    'לוקחת מחיר אחד בשנייה; עסקאות אמיתיות לוקחות כל אחד.',
  ask: (amount, duration) => `${amount} למשך ${duration}: האם המחיר יסתיים מעל הסטרייק או מתחתיו?`,
  above: (strike) => `מעל ${strike}`,
  below: (strike) => `מתחת ל־${strike}`,
  waiting: 'בהמתנה למחיר עדכני',
  none: 'אין מחיר הוגן ברגע זה',
  entry: 'הכניסה שלך היא המחיר הבא',
  winning: (by, left) => `מנצחת ב־${by}, נותרו ${left}`,
  losing: (by, left) => `מפסידה ב־${by}, נותרו ${left}`,
  level: (left) => `על הסטרייק, נותרו ${left}`,
  result: {
    won: (sum) => `ניצחון: ${sum}`,
    lost: (sum) => `הפסד: ${sum}`,
    draw: 'תיקו: הסכום חוזר',
  },
  ended: (price, strike) => `זה הסתיים ב־${price}; הסטרייק היה ${strike}.`,
  strike: (price) => `סטרייק ${price}`,
  again: 'לנסות שוב',
  picture: 'המחיר בדקות האחרונות',
}
