// In Hebrew: letters about breaks, freezes, plans, papers and the end of the account.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  breaks as englishBreaks,
  changes as englishChanges,
  closings as englishClosings,
  documents as englishDocuments,
  freezes as englishFreezes,
  plans as englishPlans,
  tokens as englishTokens,
} from '../identity.ts'

const contactUs = 'אם לא ביקשת זאת, יש לפנות מיד לתמיכה.'
const changePassword = 'אם זה לא נעשה על ידך, יש לשנות את הסיסמה ולפנות לתמיכה.'
const seePlan = 'צפייה בתוכנית שלך'
const stillThere =
  'עסקאות פתוחות נמשכות עד סופן. עדיין אפשר להתחבר כדי לקרוא, למשוך ולסגור ' + 'את החשבון.'
const notBefore = (until: string) =>
  `כפי שביקשת, אין אפשרות לסחור או להפקיד עד ${until}. איש אינו יכול לסיים ` +
  'זאת קודם: לא מצדך, ולא מצדנו.'
const nothingCharged =
  'לא נגבה על כך דבר. הכסף בחשבון שלך: אפשר למשוך אותו, ובמסחר אפשר להפסיד ' + 'אותו.'

export const breaks: Messages<typeof englishBreaks> = {
  coolOff: (until) => ({
    subject: 'ההפסקה שלך התחילה',
    paragraphs: [notBefore(until), stillThere],
  }),
  selfExclusion: (until) => ({
    subject: 'ההדרה העצמית שלך התחילה',
    paragraphs: [
      notBefore(until),
      stillThere,
      'אם המסחר הפך לבעיה, כדאי לדבר על כך עם מישהו: רופא, או קו סיוע לבעיות ' + 'הימורים במדינתך.',
    ],
  }),
}

export const freezes: Messages<typeof englishFreezes> = {
  frozen: (reason) => ({
    subject: 'החשבון שלך מוקפא',
    paragraphs: [
      'החשבון שלך מוקפא, מהסיבה הזאת:',
      reason,
      'עד שהצוות שלנו יבדוק אותו אין אפשרות לסחור, להפקיד או לבקש משיכה. אפשר ' +
        'להתחבר, לצפות בהכול, לבטל משיכה ממתינה ולייצא את הנתונים שלך. היתרה ' +
        'נשארת שלך. נא לפנות לתמיכה.',
    ],
  }),
  unfrozen: (reason) => ({
    subject: 'החשבון שלך אינו מוקפא עוד',
    paragraphs: ['החשבון שלך אינו מוקפא עוד. הצוות שלנו אומר:', reason],
  }),
}

export const plans: Messages<typeof englishPlans> = {
  set: (plan) => ({
    subject: `התוכנית שלך היא ${plan}`,
    paragraphs: [`בחרת בתוכנית ${plan}, והיא תקפה כעת.`, nothingCharged],
    action: seePlan,
    closing: [changePassword],
  }),
  requested: (plan) => ({
    subject: `ביקשת את התוכנית ${plan}`,
    paragraphs: [
      `ביקשת את התוכנית ${plan}. הצוות שלנו יבדוק, ונכתוב לך. עד אז התוכנית ` +
        'שלך נשארת כפי שהיא.',
      'על תוכנית לא נגבה דבר.',
    ],
    action: seePlan,
    closing: [changePassword],
  }),
  cancelled: (plan) => ({
    subject: `הבקשה לתוכנית ${plan} בוטלה`,
    paragraphs: [`לקחת חזרה את הבקשה לתוכנית ${plan}. התוכנית שלך נשארת כפי שהיא, ואפשר לבקש שוב.`],
    action: seePlan,
    closing: [changePassword],
  }),
  approved: (plan) => ({
    subject: `התוכנית שלך היא כעת ${plan}`,
    paragraphs: [`הבקשה שלך אושרה: התוכנית שלך היא כעת ${plan}.`, nothingCharged],
    action: seePlan,
  }),
  rejected: (plan, reason) => ({
    subject: `התוכנית ${plan} לא אושרה`,
    paragraphs: [
      `הבקשה שלך לתוכנית ${plan} נדחתה, מהסיבה הזאת:`,
      reason,
      'התוכנית שלך נשארת כפי שהיא, ואפשר לבקש שוב.',
    ],
    action: seePlan,
  }),
}

export const tokens: Messages<typeof englishTokens> = {
  subject: 'נוצר אסימון אישי',
  reads: (name) =>
    `לחשבון שלך נוצר אסימון אישי לתוכניות, בשם ״${name}״. הוא יכול לקרוא את ` +
    'מה שיש בחשבון; הוא אינו יכול למשוך דבר.',
  trades: (name) =>
    `לחשבון שלך נוצר אסימון אישי לתוכניות, בשם ״${name}״. הוא יכול לקרוא את ` +
    'מה שיש בחשבון, ולסחור; הוא אינו יכול למשוך דבר.',
  revoke: 'אם זה לא נעשה על ידך, יש לבטל אותו ולשנות מיד את הסיסמה.',
  action: 'צפייה באסימונים שלך',
}

export const changes: Messages<typeof englishChanges> = {
  asked: (what) => ({
    subject: 'ביקשת לשנות את הפרופיל שלך',
    paragraphs: [
      `ביקשת לשנות את זה: ${what}. שלחת לשם כך מסמך. נבדוק אותו ונכתוב לך. עד ` +
        'אז תקף מה שהיה ידוע קודם.',
    ],
    action: 'לראות מה המצב',
    closing: [contactUs],
  }),
  call: 'נתקשר למספר החדש. כדאי שהפרופיל שלך יהיה פתוח אז: הוא מציג קוד שרק ממך ' + 'נוכל לשמוע.',
  approved: (what) => ({
    subject: 'הפרופיל שלך שונה',
    paragraphs: [`בדקנו את המסמך שלך ושינינו את זה כפי שביקשת: ${what}.`],
    action: 'צפייה בפרופיל שלך',
    closing: [contactUs],
  }),
  address: 'אם גם הכתובת שלך השתנתה, נא לערוך אותה.',
  rejected: (what, reason) => ({
    subject: 'הפרופיל שלך לא שונה',
    paragraphs: [
      `ביקשת לשנות את זה: ${what}. לא יכולנו לעשות זאת, מהסיבה הזאת:`,
      reason,
      'מה שהיה ידוע קודם עדיין תקף. אפשר לבקש שוב.',
    ],
    action: 'צפייה בפרופיל שלך',
  }),
  fields: {
    firstname: 'שם פרטי',
    lastname: 'שם משפחה',
    date_of_birth: 'תאריך לידה',
    country: 'מדינה',
    phone: 'מספר טלפון',
  },
}

export const documents: Messages<typeof englishDocuments> = {
  received: {
    subject: 'קיבלנו את המסמכים שלך',
    paragraphs: ['תודה: מסמך הזהות שלך הגיע. נבדוק אותו ונכתוב לך מיד לאחר מכן.'],
    closing: ['אם לא שלחת לנו מסמך, יש לפנות לתמיכה.'],
  },
  approved: {
    subject: 'המסמכים שלך אושרו',
    paragraphs: ['מסמך הזהות שלך נבדק ואושר. אין עוד מה לעשות.'],
  },
  rejected: (reason) => ({
    subject: 'המסמכים שלך נדחו',
    paragraphs: [
      'מסמך הזהות שלך נבדק ולא היה אפשר לקבל אותו, מהסיבה הזאת:',
      reason,
      'נא לשלוח תמונה אחרת.',
    ],
    action: 'שליחת תמונה אחרת',
  }),
  reminder: (due) => ({
    subject: 'נא להראות לנו מי אתם',
    paragraphs: [
      `ביקשנו ממך מסמך זהות ועדיין אין לנו. נא לשלוח תמונה שלו עד ${due}. אם ` +
        'דרוש זמן נוסף, יש לומר זאת לתמיכה לפני אותו יום: שלושים ימי עבודה בסך ' +
        'הכול אפשריים.',
      'לאחר אותו יום הצוות שלנו רשאי להקפיא את החשבון עד שיהיה מסמך. הכסף נשאר ' + 'שלך.',
    ],
    action: 'שליחת מסמך',
  }),
  extended: (due) => ({
    subject: 'יש לך עוד זמן למסמך',
    paragraphs: [`נא לשלוח לנו תמונה של מסמך זהות עד ${due}.`],
    action: 'שליחת מסמך',
  }),
}

export const closings: Messages<typeof englishClosings> = {
  closed: {
    subject: 'החשבון שלך סגור',
    paragraphs: [
      'כפי שביקשת, סגרנו את החשבון שלך. כל ההתחברויות שלך הסתיימו, איש אינו ' +
        'יכול להתחבר אליו עוד, ותמונת הפרופיל שלך נמחקה.',
    ],
    closing: [
      'אם החשבון לא נסגר על ידך, מישהו יודע את הסיסמה שלך. יש לכתוב מיד לתמיכה ' +
        'שלנו, ולשנות את הסיסמה בכל מקום אחר שבו היא בשימוש.',
    ],
  },
  byStaff: (reason) => ({
    subject: 'סגרנו את החשבון שלך',
    paragraphs: [
      'הצוות שלנו סגר את החשבון שלך, מהסיבה הזאת:',
      reason,
      'כל ההתחברויות שלך הסתיימו, איש אינו יכול להתחבר אליו עוד, ותמונת ' + 'הפרופיל שלך נמחקה.',
    ],
    closing: ['אם לדעתך זו טעות, אפשר לכתוב לתמיכה שלנו.'],
  }),
  givenUp: (amount) => `הסכום ${amount} שביתרת הלייב היה כסף משחק, והוא אבד.`,
  kept: (years) =>
    'החוק נגד הלבנת הון וחוק הנהלת החשבונות דורשים מאיתנו לשמור, במשך ' +
    `${years} שנים לאחר הסגירה: את העסקאות שלך ותוצאותיהן, את כל תנועות ` +
    'הכסף, את הרישום של מה שקרה לחשבון, את שמך וכתובתך, ואת מסמכי הזהות ' +
    'ששלחת.',
  keptUntil: (day) => `זה עד ${day}. איננו משתמשים ברישומים האלה לשום דבר אחר.`,
}
