// In Hebrew: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'במה אפשר לסחור, ובאילו תנאים',
  specificationLead: 'צמדים שמתומחרים למטבע הזה, עם התנאים שלהם. סכום הוא הסכום של עסקה אחת.',
  noSpecification: 'אי אפשר להציג את התנאים כרגע. יש לטעון את הדף מחדש בעוד רגע.',
  notQuoted: (coin) =>
    `אף אחד ממקורות המחירים שלנו אינו מצטט ${coin}. לכן אין לו מחיר, אין גרף, ואין במה לסחור.`,
  facts: {
    price: 'מחיר',
    tick: 'הצעד הקטן ביותר של המחיר',
    hours: 'שעות',
    durations: 'משכי זמן',
    amount: 'סכום של עסקה',
    payout: 'התשלום המרבי על עסקאות פתוחות',
    margin: 'המרווח בכל מחיר',
  },
  perClient: (amount) => `${amount} ללקוח`,
  always: 'בכל יום, מסביב לשעון',
  weekly: 'סגור בסופי שבוע',
  closed: 'סגור כעת',
  between: (least, most) => `${least} עד ${most}`,
  noPrice: 'אין מחיר כעת',
  more: (pair) => `${pair} בפירוט`,
  exampleTag: 'דוגמה',
  exampleTitle: 'עסקה אחת, נכונה ושגויה',
  exampleLead: ({ stake, pair, duration, side }) =>
    `שמים ${stake} על ${pair} למשך ${duration} ובוחרים ${side}: המחיר חייב להסתיים ` +
    `${side === 'Buy' ? 'מעל הסטרייק' : 'מתחת לסטרייק'}. זה מה שהיה מוצע לך ברגע שבו נעשה הדף ` +
    'הזה.',
  noExample:
    'אין כרגע הצעה לדוגמה הזאת: המחיר החדש ביותר ישן מדי, ידוע מעט מדי על תנועתו, הוא זז מעט מדי ' +
    'בשביל סטרייק הוגן, או שהעסקה אינה מוצעת כאן. פקודה כזאת הייתה נדחית.',
  example: {
    stake: 'סכום העסקה',
    spot: 'המחיר עכשיו',
    strike: 'הסטרייק, אילו זו הייתה הכניסה',
    priced: 'הסיכוי לנצח שלפיו תומחרה',
    breakEven: 'חלק העסקאות שיש לנצח כדי לצאת מאוזנים',
    margin: 'המרווח שלנו: הפסד צפוי מהסכום',
    age: (source, age) => `מקור: ${source}. המחיר היה בן ${age}.`,
  },
  right: 'אם צדקת',
  wrong: 'אם טעית',
  equal: 'אם שווה',
  rightText: (end, profit, back) =>
    `המחיר מסתיים ב־${end}, צעד אחד מעבר לסטרייק. הרווח הוא ${profit}; יחד עם סכום העסקה חוזרים ` +
    `${back}.`,
  wrongText: (end, stake) =>
    `המחיר מסתיים ב־${end}, צעד אחד לפני הסטרייק. ההפסד הוא ${stake}, מלוא הסכום. כמה קרוב זה ` +
    'היה אינו משנה.',
  equalText: (strike, stake) =>
    `המחיר מסתיים ב־${strike}, בדיוק על הסטרייק. זה תיקו, ו־${stake} חוזרים.`,
  exampleFoot: (breakEven, priced, cost) =>
    `כדי לצאת מאוזנים בבחירה הזאת צריך לנצח ב־${breakEven} מעסקאות כאלה. הסטרייק ממוקם כך שצפוי ` +
    `ש־${priced} ינצחו. המרווח שלנו בא מההפרש: הוא עולה בממוצע ${cost} מהסכום הזה, בכל צד ` +
    'שייבחר. סיכוי אינו הבטחה: אפשר להפסיד את העסקה הבאה, לא משנה מה עשו האחרונות.',
  read: 'להמשך קריאה',
  readFairness: 'איך נעשה מחיר ואיך בודקים אותו',
  readRisk: 'גילוי סיכונים',
  readPlans: 'תוכניות מסחר',
  minutes: (count) => `${count} דקות`,
  seconds: (count) => `${count} שנ׳`,
}
