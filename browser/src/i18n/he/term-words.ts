// In Hebrew: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'זו אינה כתובת. יש להעתיק אותה שוב מהארנק.',
  bad_checksum: 'יש טעות בכתובת הזאת. יש להעתיק אותה שוב מהארנק.',
  unsupported: 'לכתובת מסוג זה עדיין אין שימוש ברשת שלה, וכסף שיישלח אליה יאבד.',
  wrong_coin: 'הכתובת הזאת שייכת למטבע אחר.',
  wrong_network: 'הכתובת הזאת שייכת לרשת אחרת.',
  zero_address: 'הכתובת הזאת אינה של איש: כסף שיישלח אליה יאבד.',

  day: 'יום',
  week: 'שבוע',
  month: 'חודש',

  approved: 'אושרה',
  paid: 'שולמה',
  rejected: 'נדחתה',
  cancelled: 'בוטלה',
  replaced: 'הוחלפה',
  reversed: 'נלקחה חזרה',
  restored: 'זוכתה מחדש',
  returned: 'חזרה',
  gone: 'נעלמה',

  any_way: 'כל דרך שהיא',
  bank: 'דולרים דרך הבנק',
} as const satisfies Readonly<Record<Term, string>>
