// In Hebrew: changing the password, changing the e-mail address.

import type { Messages } from '#contract/shared/messages.ts'
import type { credentials as english } from '../credentials.ts'

export const credentials: Messages<typeof english> = {
  passwordTitle: 'שינוי סיסמה',
  passwordText: 'כל חיבור אחר שיש לך, בכל מקום, יסתיים.',
  current: 'הסיסמה הנוכחית',
  password: 'סיסמה חדשה',
  confirmPassword: 'אישור הסיסמה',
  changePassword: 'שינוי הסיסמה',
  emailTitle: 'שינוי דוא״ל',
  emailText:
    'אנו שולחים קישור לכתובת החדשה והודעה לנוכחית. דבר אינו משתנה עד שהקישור נפתח ולוחצים על ' +
    'הכפתור שבו.',
  present: 'הדוא״ל הנוכחי',
  email: 'דוא״ל חדש',
  emailPassword: 'סיסמה',
  changeEmail: 'שליחת הקישור',
  working: 'רק רגע',
  toEmail: 'שינוי כתובת הדוא״ל שלך',
  toPassword: 'שינוי הסיסמה שלך',
}
