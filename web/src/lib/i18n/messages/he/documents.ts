// In Hebrew: identity documents, sent while registering or later, and how they stand.

import type { Messages } from '#contract/shared/messages.ts'
import type { documents as english } from '../documents.ts'

export const documents: Messages<typeof english> = {
  title: 'אימות זהות (KYC)',
  identifyTitle: 'מסמך זהות',
  identifyText:
    'אפשר לשלוח תמונה של מסמך זהות עכשיו, או אחר כך מהחשבון שלך. מסחר בדמו אינו דורש מסמך.',
  later: 'אחר כך',
  laterText: 'אפשר להתחבר בלעדיו.',
  toSignIn: 'המשך להתחברות',
  over: 'ההרשמה הזאת הסתיימה, או שהמסמך שלה כבר נשלח. יש להתחבר.',

  loading: 'טעינת האימות שלך',
  status: 'מצב',
  statuses: {
    none: 'לא נשלח',
    Pending: 'בהמתנה',
    Approved: 'אושר',
    Rejected: 'נדחה',
  },
  explained: {
    none: 'יש לשלוח תמונה של מסמך זהות. אנו בודקים אותה וכותבים לך.',
    Pending: 'המסמך שלך נבדק. נכתוב לך; עד אז אין לשלוח אחר.',
    Approved: 'המסמך שלך נבדק ואושר. אין עוד מה לשלוח.',
    Rejected: 'אי אפשר היה לקבל את המסמך שלך. יש לשלוח תמונה אחרת.',
  },
  due: (day) =>
    `יש לשלוח אותו עד ${day}: עשרה ימי עבודה אחרי ההפקדה הראשונה שלך. אם נדרש זמן נוסף, יש לומר ` +
    'זאת לתמיכה לפני כן.',
  overdue: (day) =>
    `המועד האחרון היה ${day}. הצוות שלנו רשאי להקפיא את החשבון עד שהמסמך יגיע. הכסף שלך נשאר שלך.`,
  reason: 'סיבה',
  sentPicture: 'התמונה ששלחת',
  noPicture: 'אי אפשר להציג כרגע את התמונה שלך.',

  method: 'מסמך',
  chooseMethod: 'בחירת מסמך',
  methods: {
    drivers_license: 'רישיון נהיגה',
    international_passport: 'דרכון',
    national_id: 'תעודת זהות',
    others: 'מסמך אחר',
  },
  chooseFile: 'בחירת תמונה',
  otherFile: 'בחירת תמונה אחרת',
  file: 'תמונת המסמך',
  fileHint: 'JPEG, PNG או WebP, לכל היותר 5 MB. כל ארבעת הקצוות חייבים להיראות.',
  preview: 'התמונה שבחרת',
  fileMissing: 'יש לבחור קובץ.',
  fileLarge: 'גודל הקובץ: לכל היותר 5 MB.',
  fileUnknown: 'יש לבחור תמונה בתבנית JPEG, PNG או WebP.',
  methodMissing: 'יש לבחור מסמך.',
  send: 'שליחת המסמך',
  sending: (percent) => `נשלח, ${percent}%`,
  checking: 'בדיקת התמונה',
  private: 'הוא נשמר מוצפן, ורק לך ולצוות שלנו יש אפשרות לראות אותו.',
}
