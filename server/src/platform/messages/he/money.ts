// In Hebrew: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/he/reason-words.ts'

const seeDeposits = 'צפייה בהפקדות שלך'
const seeWithdrawals = 'צפייה במשיכות שלך'
const seeCredits = 'צפייה בקרדיטים שלך'
const moneyBack = 'הכסף חזר ליתרה שלך, בלי שום עמלה.'
const writeToUs = 'אם זה לא נעשה על ידך, יש לבחור מיד סיסמה חדשה ולכתוב לנו.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'התשלום שלך נראה',
    paragraphs: [
      `נראה תשלום של ${coins} לכתובת ההפקדה שלך. הוא יזוכה לאחר שהרשת תאשר ` +
        `אותו ${needed} פעמים.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'התשלום שלך נראה שוב',
    paragraphs: [
      `נראה שוב תשלום של ${coins} לכתובת ההפקדה שלך. הוא יזוכה לאחר שהרשת תאשר ` +
        `אותו ${needed} פעמים.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'הרשת איבדה את התשלום שלך',
    paragraphs: [
      `תשלום של ${coins} לכתובת ההפקדה שלך אינו עוד חלק מהשרשרת, ולכן לא זוכה עבורו דבר.`,
      'לעיתים קרובות הוא חוזר מעצמו תוך דקות, ואז מזוכה כרגיל. אם לא, הארנק ' +
        'שלך מראה מה עלה בגורל המטבעות.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'ויתרת על הפקדה',
    paragraphs: ['ויתרת על הפקדה לפני שהגיע משהו. לא נגבה דבר.'],
    action: seeDeposits,
    closing: ['אם בכל זאת שילמת, מה שיגיע יזוכה.'],
  },
  cancelledOf: (amount) => `ויתרת על הפקדה של ${amount} לפני שהגיע משהו. לא נגבה דבר.`,
  approved: (amount) => ({
    subject: 'ההפקדה שלך אושרה',
    paragraphs: [`ליתרה של חשבון הלייב שלך נוספו ${amount}.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    `איננו יודעים עדיין מי אתם: נא לשלוח תמונה של מסמך זהות עד ${day}, בדף ` +
    'האימות של החשבון שלך.',
  byCard: 'התשלום היה בכרטיס.',
  isCopy: (day) => `זה היה ב־${day}: זה עותק של המכתב שלנו.`,
  arrived: (coins, rate) => `הגיעו ${coins}, לפי שער של ${rate}.`,
  arrivedAbove: (coins, rate, rest) =>
    `הגיעו ${coins}, לפי שער של ${rate}, ולפי ${rest} על מה שהגיע מעבר לכך.`,
  outcomes: {
    partial: 'זה פחות ממה שביקשת, וזוכה כפי שהגיע.',
    over: 'זה יותר ממה שביקשת; הכול זוכה.',
    late: 'זה הגיע לאחר סיום השער, ולכן נעשה שימוש בשער של זמן האישור.',
    unasked: 'לא התבקש דבר, ולכן נעשה שימוש בשער של זמן האישור.',
  },
  rejected: (reason) => ({
    subject: 'ההפקדה שלך נדחתה',
    paragraphs: ['הפקדה נדחתה, מהסיבה הזאת:', reason],
    action: seeDeposits,
    closing: ['אם בכל זאת שילמת, יש לפנות לתמיכה: מה שיגיע יזוכה.'],
  }),
  rejectedOf: (amount) => `הפקדה של ${amount} נדחתה, מהסיבה הזאת:`,
  reversed: (amount, reason) => ({
    subject: 'הפקדה נלקחה חזרה',
    paragraphs: [
      `הפקדה של ${amount} שנוספה ליתרה שלך נלקחה חזרה:`,
      reason,
      'החשבון שלך מוקפא עד שהצוות שלנו יבדוק אותו: אין אפשרות לסחור, להפקיד או ' +
        'לבקש משיכה. אפשר להתחבר, לצפות בהכול, לבטל משיכה ממתינה ולייצא את ' +
        'הנתונים שלך. נא לפנות לתמיכה.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'הקוד שלך למשיכה',
    paragraphs: [
      `קוד: ${code}`,
      'הוא תקף ל־10 דקות, פעם אחת, ולא לשום דבר אחר. אין לתת אותו לאיש.',
    ],
    closing: ['אם לא ביקשת אותו, מישהו אחר מחובר בשמך: יש לבחור מיד סיסמה חדשה ולכתוב ' + 'לנו.'],
  }),
  codeToAdd: (place) => `הקוד הזה מאשר שברצונך להוסיף את היעד הזה לפנקס הכתובות שלך: ${place}.`,
  codeToSend: (amount, place) => `הקוד הזה מאשר שברצונך למשוך ${amount} אל ${place}.`,
  placeAdded: (place) => ({
    subject: 'נוספה כתובת למשיכות',
    paragraphs: ['הכתובת הזאת נוספה לפנקס הכתובות שלך:', place],
    action: 'צפייה בפנקס הכתובות שלי',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'התבקשה משיכה שלך',
    paragraphs: [
      `התבקשה משיכה של ${amount} אל ${place}; העמלה של ${fee} יורדת ממנה. הכסף ` +
        'מוחזק עד שתשולם.',
      'אם זה נעשה על ידך, אין צורך לעשות דבר. אם לא, אפשר לבטל אותה בקישור ' +
        'הזה; הוא פועל בלי התחברות, עד שהכסף בדרך.',
    ],
    action: 'צפייה בה, או ביטולה',
    closing: ['אם זה לא נעשה על ידך, יש גם לבחור מיד סיסמה חדשה, ולכתוב לנו.'],
  }),
  waits: (until) => `היעד חדש: דבר אינו יוצא לפני ${until}.`,
  approved: (amount, place) => ({
    subject: 'המשיכה שלך אושרה',
    paragraphs: [`המשיכה שלך של ${amount} אל ${place} אושרה ותישלח.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'המשיכה שלך נשלחה',
    paragraphs: [
      `המשיכה שלך של ${amount} אל ${place} נשלחה. היא נחשבת משולמת לאחר שהרשת אישרה אותה.`,
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'המשיכה שלך שולמה',
    paragraphs: [`המשיכה שלך של ${amount} אל ${place} שולמה.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `מה שיצא: ${net} אחרי העמלה של ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `מה שיצא: ${net} אחרי העמלה של ${fee}, שהם ${coins} לפי ${rate} ליחידה.`,
  reference: (reference) => `אסמכתה: ${reference}`,
  transaction: (reference) => `טרנזקציה: ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'המשיכה שלך נדחתה',
    paragraphs: [`המשיכה שלך של ${amount} אל ${place} נדחתה, מהסיבה הזאת:`, reason, moneyBack],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'המשיכה שלך בוטלה',
    paragraphs: [`ביטלת את המשיכה שלך של ${amount} אל ${place}.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'המשיכה שלך בוטלה',
    paragraphs: [
      `המשיכה שלך של ${amount} אל ${place} בוטלה דרך הקישור שבהודעה שלנו עליה: ` +
        'לשם כך אין צורך בהתחברות.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'הפקדה זוכתה מחדש',
    paragraphs: [
      'הפקדה שלך שנלקחה חזרה נמצאת שוב: ליתרה של חשבון הלייב שלך נוספו ' +
        `${amount}, ככל שנלקח ממנה.`,
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'תשלום לבנק שלך חזר',
    paragraphs: [
      `הבנק החזיר תשלום שלך: ליתרה של חשבון הלייב שלך נוספו ${amount}. זה מה ` +
        `שחזר: ממה ששלחנו השאירו הבנקים אצלם ${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'נוסף כסף ליתרה שלך',
    paragraphs: [`ליתרה של חשבון הלייב שלך נוספו ${amount}.`],
  }),
  noted: 'הסיבה, כפי שרשמו שניים מהצוות שלנו:',
  action: 'צפייה בדף החשבון שלך',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `קנית ${credits} קרדיטים`,
    paragraphs: [
      `${credits} קרדיטים הם שלך. הם עלו €${price} כולל מס, שהם ${paid} מיתרת ` +
        `הלייב שלך. החשבונית היא ${invoice}; היא בדף הקרדיטים שלך.`,
    ],
    action: seeCredits,
  }),
  kept: 'אי אפשר להחזיר קרדיטים.',
  until: (day) => `מה שלא נוצל עד ${day} אפשר להחזיר שם עד אז.`,
  givenBack: (credits, paid, note) => ({
    subject: `החזרת ${credits} קרדיטים`,
    paragraphs: [
      `${paid} נמצאים שוב ביתרת הלייב שלך על ${credits} קרדיטים שלא נוצלו. ` +
        `חשבונית הזיכוי היא ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `נותרו לך ${left} קרדיטים`,
    paragraphs: [
      `נותרו לך ${left} קרדיטים. עם פחות מ־${least} הסוחר האוטומטי אינו מתחיל ` +
        'דבר חדש בחשבון הבורסה שלך; מה שפתוח שם נסגר לפי הכללים שלו.',
      'מסחר כאן, ביד או במערכת המסחר של התוכנית שלך, אינו דורש קרדיטים.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'ההפקדה שלך לא קנתה קרדיטים',
    paragraphs: [
      `ההפקדה שלך ביתרת הלייב שלך. היא הייתה אמורה לקנות ${credits} קרדיטים ` +
        'ולא קנתה: דף הקרדיטים שלך אומר למה. אפשר לקנות אותם שם מהיתרה שלך.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'הודעה: החשבון שלך עלול להסתיים בשל קרדיטים שליליים',
    paragraphs: [
      `יש לך ${left} קרדיטים, והמאזן מתחת לאפס מאז ${since}. לאחר ${months} ` +
        'חודשים כאלה התנאים שלנו מאפשרים לנו לסיים חשבון, והדבר נמסר לצוות שלנו.',
      'קניית קרדיטים מסיימת זאת מיד. הכסף נשאר שלך, ואפשר למשוך אותו.',
    ],
    action: seeCredits,
  }),
}
