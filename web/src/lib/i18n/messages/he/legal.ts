// In Hebrew: what stands around the legal texts. The texts themselves are in English.

import type { Messages } from '#contract/shared/messages.ts'
import type { legal as english } from '../legal.ts'

export { operatorInEnglish } from '../legal.ts'

export const legal: Messages<typeof english> = {
  titles: {
    terms: 'תנאי השימוש',
    privacy: 'מדיניות הפרטיות',
    'risk-disclosure': 'גילוי סיכונים',
    'aml-policy': 'מדיניות איסור הלבנת הון והכרת הלקוח',
    'payment-policy': 'מדיניות התשלומים',
  },
  descriptions: {
    terms:
      'ההסכם בינך לבין המפעיל: איך עסקאות מתומחרות ונסלקות, מה הן עולות, ואיך כל צד יכול לסיים ' +
      'אותו.',
    privacy:
      'אילו נתונים עליך נשמרים, לשם מה, לכמה זמן, מי מקבל אותם, ואיך מייצאים או מוחקים אותם.',
    'risk-disclosure':
      'מה אפשר להפסיד ולמה: המרווח בכל מחיר, ללא מינוף וללא stop-loss, וסיכוני הביצוע, הצד ' +
      'שכנגד, הנזילות והמסחר האלקטרוני.',
    'aml-policy': 'איך מזהים לקוחות, אילו מסמכים נדרשים ומתי, ואיך הם נשמרים.',
    'payment-policy':
      'איך כסף מופקד ונמשך: דרכים, זמנים, עמלות, ולמה איש אינו צריך להפקיד לפני משיכה.',
  },
  contents: 'תוכן העניינים',
  short: 'בקצרה',
  version: (version) => `גרסה ${version}`,
  time: ({ state, effective_from: from, effective_until: until }) => {
    if (from === null) return state === 'former' ? 'הוחלפה לפני פתיחת האתר הזה' : 'בתוקף'
    if (state === 'coming') return `בתוקף החל מ־${from}`
    if (state === 'former') return until === null ? `מ־${from}` : `מ־${from} עד ${until}`
    return until === null ? `בתוקף מאז ${from}` : `בתוקף מ־${from} עד ${until}`
  },
  versions: 'הגרסאות של הטקסט הזה',
  versionsLead: 'כל אחת שומרת על הכתובת שלה ועל מילותיה. שינוי תקף שלושים יום אחרי ההודעה עליו.',
  allVersions: 'כל הגרסאות',
  coming: (date) => `החל מ־${date} תקפה גרסה חדשה.`,
  notYet: 'הגרסה הזאת עדיין אינה בתוקף.',
  former: 'הגרסה הזאת אינה בתוקף.',
  readInForce: 'לקריאת הגרסה שבתוקף',
  onlyEnglish: 'הטקסט הזה קיים באנגלית בלבד.',
  translated: 'זהו תרגום. היכן שהוא שונה, הטקסט האנגלי קובע.',
  sandboxTitle: 'זו הדגמה',
  sandbox:
    'דבר בהתקנה הזאת אינו מקבל כסף. לא הוגדר רישיון, כל היתרות הן כסף משחק, ומה שמופקד או נמשך ' +
    'הוא מטבעות בדיקה וכרטיסי בדיקה חסרי ערך.',
  operator: {
    unnamed: (brand) => `המפעיל של ${brand}`,
    contactPage: 'התמיכה שלנו (דרך [דף הקשר](/contact-us))',
    name: 'מפעיל',
    unset: 'לא ננקב: אין ישות משפטית בהגדרות של ההתקנה הזאת.',
    number: 'מספר במרשם',
    address: 'כתובת',
    email: 'דוא״ל',
    noEmail: 'לא נקבע. יש להשתמש ב[דף הקשר](/contact-us).',
    phone: 'טלפון',
    hours: (hours) => `(${hours})`,
    law: (country) => (country === 'the Netherlands' ? 'הולנד' : country),
    privacyEmail: 'על הנתונים שלך',
    complaintsEmail: 'לתלונות',
    licence: 'רשומת רישיון',
    noLicence: 'אין. לא הוגדר כאן רישיון, ואין כאן טענה שיש.',
    licenceOnStatus: 'ב[דף המצב](/status), עם הרשומה במרשם הציבורי.',
  },
}
