// In Hebrew: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'המיקום כאן',
  menu: {
    main: 'ראשי',
    about: 'עלינו',
    plans: 'תוכניות מסחר',
    crypto: 'קריפטו',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'מידע',
    instruments: 'נכסים פיננסיים',
    payouts: 'משיכות ששולמו',
    signals: 'איתותים',
    risk: 'גילוי סיכונים',
    fairness: 'הגינות',
    status: 'מצב',
    help: 'עזרה',
    legal: 'משפטי',
    terms: 'תנאי השימוש',
    privacy: 'מדיניות הפרטיות',
    aml: 'מדיניות איסור הלבנת הון',
    payment: 'מדיניות התשלומים',
    contact: 'קשר',
  },
  language: 'שפה',
  explore: 'לגלות',
  by: (company) => `מופעל על ידי ${company}.`,
  noCompany: 'עדיין אין חברה שעומדת מאחורי ההתקנה הזאת.',
  status: 'המצב והגרסה של ההתקנה הזאת',
}
