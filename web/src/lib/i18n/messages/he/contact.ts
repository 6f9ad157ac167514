// In Hebrew: words of the contact page.

import type { Messages } from '#contract/shared/messages.ts'
import type { contact as english } from '../contact.ts'

export const contact: Messages<typeof english> = {
  title: 'יצירת קשר',
  trail: 'קשר',
  description: 'לכתוב לתמיכה שלנו, או למצוא את מספר הטלפון ואת כתובת הדוא״ל שלה.',
  lead: 'מה שנכתב נשמר עבור הצוות של ההתקנה הזאת, שעונה בדוא״ל.',
  waysTitle: 'תמיכה',
  noWays: 'בהתקנה הזאת לא נקבעו מספר טלפון או כתובת דוא״ל. יש להשתמש בטופס.',
  phone: 'טלפון',
  email: 'דוא״ל',
  hours: 'שעות',
  complaints: 'תלונות',
  formTitle: 'לכתוב לנו',
  fields: { name: 'שם', email: 'דוא״ל', message: 'הודעה' },
  send: 'שליחה',
  sending: 'נשלח',
  kept: 'אנו משתמשים בהודעה שלך כדי לענות לך, שומרים אותה שנתיים ואז מוחקים אותה. עוד על כך ב',
  privacy: 'מדיניות הפרטיות',
  noScript: 'הטופס דורש JavaScript. בלעדיו יש לכתוב לכתובת שלמעלה.',
  close: 'סגירת ההודעה הזאת',
  addressTitle: 'היכן אנו נמצאים',
  map: 'למצוא ב־OpenStreetMap',
  mapNote: 'התמונה היא ציור, לא מפה. הקישור מוביל לאתר אחר, שממנו לא נטען כאן דבר.',
}
