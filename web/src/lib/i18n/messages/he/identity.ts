// In Hebrew: who a client is, as we know it, and asking for a change of it.

import type { Messages } from '#contract/shared/messages.ts'
import type { identity as english } from '../identity.ts'

export const identity: Messages<typeof english> = {
  title: 'פרטי הזהות שלך',
  heldHint: 'זה משתנה לפי בקשה, למטה.',
  checkedHint: 'זה נשאר כפי שהוא כל עוד המסמך שלך נבדק.',
  none: 'אין',
  about: {
    identified:
      'המסמך שלך אושר, ולכן השמות, תאריך הלידה, המדינה והטלפון שלך משתנים רק עם מסמך אחר. את ' +
      'הכתובת ואת התמונה אפשר לערוך.',
    free: 'תאריך הלידה שלך משתנה רק עם מסמך.',
    checked: 'המסמך שלך נבדק. מה שהוא מושווה אליו נשאר עד אז.',
  },
  ask: 'בקשת שינוי',
  cancel: 'לא עכשיו',
  formTitle: 'מה לשנות',
  formHint: 'יש לשנות את מה שאינו נכון עוד, ולהשאיר את השאר.',
  phoneHint:
    'למספר חדש יש לשלוח תמונה של מסמך זהות. אנו מתקשרים למספר, ואז יש להקריא קוד שיופיע כאן.',
  documentHint: 'מסמך שמראה את השם, תאריך הלידה או המדינה החדשים.',
  nothing: 'זה מה שכבר תקף.',
  send: 'שליחת הבקשה',
  working: 'רק רגע',
  statuses: {
    Pending: 'בבדיקה',
    Approved: 'אושרה',
    Rejected: 'נדחתה',
    Withdrawn: 'נלקחה חזרה',
  },
  explained: {
    Pending: 'הבקשה שלך אצלנו. עד שתוכרע, מה שהיה ידוע קודם הוא שתקף.',
    Approved: 'זה שונה כפי שביקשת.',
    Rejected: 'זה לא שונה. מה שהיה ידוע קודם הוא שתקף, ואפשר לבקש שוב.',
    Withdrawn: 'לקחת את זה חזרה. דבר לא שונה.',
  },
  asked: (date) => `בקשה מ־${date}`,
  reason: 'סיבה',
  code: 'קוד לשיחה שלנו',
  codeHint: (phone) =>
    `נתקשר ל־${phone}. אז יש להקריא לנו את הקוד הזה, ולא לאף אחד שמתקשר בנסיבות אחרות.`,
  takeBack: 'לקחת חזרה',
}
