// In Hebrew: the statement of an account.

import { statementWords } from '#contract/client/he/statement-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { statement as english } from '../statement.ts'

export const statement: Messages<typeof english> = {
  ...statementWords,
  title: 'דף חשבון',
  curve: (least, most) => `היתרה, בין ${least} ל־${most}.`,
  curveOf: (count) => `היתרה אחרי כל אחת מ־${count} התנועות הרשומות,`,
  between: (least, most) => `בין ${least} ל־${most}.`,
  lead:
    'כל תנועה של כסף בחשבון הזה, עם היתרה אחריה. הימים והשעות לפי UTC. שתי היתרות הן של כל ' +
    'התנועות, אילו מהן שמוצגות.',
  from: 'מיום',
  to: 'עד יום',
  kind: 'תנועות',
  all: 'הכול',
  csv: 'הורדת CSV',
  pdf: 'הורדת PDF',
  columns: {
    nr: 'מס׳',
    at: 'שעה',
    kind: 'תנועה',
    reference: 'אסמכתה',
    amount: 'סכום',
    balance: 'יתרה',
  },
  more: 'טעינת עוד',
  wrongPeriod: 'היום הראשון מאוחר מהאחרון.',
  places: {
    trade: (id) => `(קבלה של עסקה ${id})`,
    deposit: (id) => `(הפקדה ${id}, בהיסטוריה)`,
    withdrawal: (id) => `(משיכה ${id}, בהיסטוריה)`,
  },
}
