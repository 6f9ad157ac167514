// In Hebrew: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'אין כאן דף',
  description: 'ייתכן שהכתובת הוקלדה בטעות, או שהדף עבר.',
  trail: 'לא נמצא',
  lead: 'ייתכן שהכתובת הוקלדה בטעות, או שהדף עבר. אפשר לחפש אותו, או להמשיך מכאן.',
  search: 'חיפוש דפים ושווקים',
  hint: 'למשל עמלות או BTC',
  pages: 'דפים',
  markets: 'שווקים',
  found: 'הרשימה שלמטה מראה מה נמצא.',
  nothing: 'אין דבר בשם הזה. הדפים האלה קיימים:',
  about: {
    '/': 'התחלה, דמו, דף הבית',
    '/help': 'איך עושים, שאלות, מילון, סיכויים, נקודת איזון',
    '/about-us': 'חברה, מי אנחנו, עלינו',
    '/pricing': 'תוכניות, מחיר, עלות, עמלות',
    '/contact-us': 'תמיכה, עזרה, צ׳אט, דוא״ל, תלונה',
    '/bitcoin-trading': 'btc, ביטקוין, מטבע',
    '/bitcoin-cash': 'bch, ביטקוין קאש, מטבע',
    '/litecoin-trading': 'ltc, לייטקוין, מטבע',
    '/etherum-trading': 'eth, אתריום, מטבע',
    '/ripple-trading': 'xrp, ריפל, מטבע',
    '/financial-instruments': 'שווקים, מחירים, פורקס, מטבעות, גרף, מכשירים פיננסיים',
    '/live-payouts': 'משיכות, הוכחה, תשלומים',
    '/risk-disclosure': 'סיכון, הפסד, אזהרה',
    '/fairness': 'איך נסלקות עסקאות, קבלה, כיול, מחירים',
    '/status': 'זמינות, מקור, רישיון, גרסה',
    '/legal': 'תנאי שימוש, תקנון',
    '/privacy': 'נתונים, עוגיות, cookies',
    '/aml-policy': 'הלבנת הון, זהות, kyc',
    '/payment-policy': 'הפקדה, משיכה, החזר, עמלות',
    '/auth/signin': 'התחברות, כניסה, סיסמה',
    '/auth/signup': 'הרשמה, חשבון, דמו',
  },
}
