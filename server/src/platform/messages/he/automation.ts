// In Hebrew: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/he/ats-reason-words.ts'

const ownTrades = 'העסקאות האוטומטיות שלך'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: 'העסקאות האוטומטיות שלך כבויות',
    paragraphs: [
      `העסקאות האוטומטיות שלך כובו. ${reason}`,
      'מעתה דבר אינו נסחר מעצמו. עסקאות פתוחות נמשכות עד סופן. הן נשארות ' +
        'כבויות עד שיופעלו שוב.',
    ],
    action: ownTrades,
  }),
  refused: 'הוראה נדחתה; היומן אומר למה.',
  paused: (reason) => ({
    subject: 'העסקאות האוטומטיות שלך מושהות',
    paragraphs: [
      `הצוות שלנו השהה את העסקאות האוטומטיות שלך, ואומר למה: ${reason}`,
      'דבר אינו נסחר מעצמו עד שהן יימשכו. עסקאות פתוחות נמשכות עד סופן.',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `הבוט שלך ל־${pair} נעצר`,
  live: (pair, why) => `הבוט שלך ל־${pair}, שסחר באמת, נעצר מעצמו: ${why}`,
  paper: (pair, why) => `הבוט שלך ל־${pair}, שסחר על הנייר, נעצר מעצמו: ${why}`,
  until: 'הוא אינו מתחיל דבר עד שיופעל שוב.',
  action: 'צפייה בבוטים שלך',
  whys: {
    drawdown: 'הוא הפסיד ככל שהתרת.',
    low_profit: 'העסקאות האחרונות שלו הפסידו יחד.',
    too_little: 'מה שנותר בסיכון הוא פחות ממה שהבורסה מקבלת להוראה.',
    key_ended: 'המפתח שלו אינו בשימוש עוד. מה שפתוח בבורסה נשאר פתוח שם: כדאי לבדוק.',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'נוצר Webhook',
    paragraphs: [
      `מעתה נמסר לכתובת הזאת כשעסקאות שלך מוסדרות או כסף שלך זז: ${place}`,
      'אם זה לא נעשה על ידך, יש להסיר אותו ולשנות מיד את הסיסמה.',
    ],
    action: 'צפייה ב־Webhooks שלך',
  }),
  ended: (place, why) => ({
    subject: 'Webhook הסתיים',
    paragraphs: [
      `דבר אינו נשלח עוד אל ${place}: ${why}.`,
      'כשהתוכנית שלך שוב שם, יש ליצור Webhook חדש.',
    ],
    action: 'צפייה ב־Webhooks שלך',
  }),
  whys: {
    gone: 'הוא ענה שנעלם לתמיד',
    failing: 'במשך חמישה ימים לא הגיע לשם דבר',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: 'איננו משתמשים עוד במפתח הבורסה שלך',
    paragraphs: [
      `איננו משתמשים עוד במפתח ״${name}״.`,
      why,
      'מה שבו הוא חותם נמחק כאן. המסחר האוטומטי בעזרתו הסתיים; מה שפתוח בבורסה ' +
        'נשאר פתוח שם עד שייסגר על ידך. כדאי לבדוק את החשבון שלך שם.',
    ],
  }),
  whys: {
    removed: 'הסרת אותו.',
    too_mighty:
      'הבורסה אומרת שהוא רשאי ליותר ממסחר וקריאה, למשל למשיכה. איננו משתמשים ' +
      'במפתח כזה, ואיננו שומרים אותו.',
    not_accepted: 'הבורסה אינה מקבלת אותו עוד: הוא בוטל שם, או שתוקפו פג.',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol} הגיע ל־${price}`,
  reached: (at, symbol, price, wish) =>
    `ב־${at} המחיר של ${symbol} שאנו מפרסמים היה ${price}. ${wish}`,
  over: 'זה אינו אומר דבר על הכיוון של המחיר משם. ההתראה הזאת הסתיימה.',
  action: 'צפייה בהתראות המחיר שלך',
  wishes: {
    above: 'ביקשת לדעת כשהוא גבוה כל כך.',
    below: 'ביקשת לדעת כשהוא נמוך כל כך.',
    moved: 'ביקשת לדעת כשהוא זז כל כך.',
  },
}
