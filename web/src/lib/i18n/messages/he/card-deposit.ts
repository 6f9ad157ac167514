// In Hebrew: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'הפקדה בכרטיס',
  amount: 'סכום בדולרים',
  amountHint: 'מ־$10 עד $1,000,000. איננו גובים עמלה.',
  fields: 'מספר הכרטיס וה־CVV, אצל ספק הכרטיסים',
  holder: 'שם בעל הכרטיס',
  month: 'חודש',
  year: 'שנה',
  choose: 'בחירה',
  zip: 'מיקוד',
  pay: 'הפקדה',
  wrongNumber: 'מספר הכרטיס אינו תקין.',
  wrongFields: 'יש למלא נכון את כל השדות.',
  wrong: {
    amount: 'מ־$10 עד $1,000,000, למשל 25 או 25.50.',
    missing: 'יש למלא את השדה הזה.',
    expired: 'החודש הזה כבר עבר.',
  },
  noProvider: 'ספק הכרטיסים אינו עונה. יש לנסות שוב.',
  closed: 'הפקדות בכרטיס אינן מוצעות כרגע.',
  redirect:
    'את פרטי הכרטיס מקלידים באתר של ספק הכרטיסים שלנו, Stripe, וחוזרים לכאן. איננו רואים את ' +
    'המספר שלו לעולם.',
  goOn: 'המשך ל־Stripe',
  stepTitle: 'אישור התשלום',
  waiting: 'התשלום בדרך. זה נמשך כמה שניות.',
  approved: (amount) => `${amount} נוספו ליתרה שלך.`,
  rejected: 'ההפקדה שלך נדחתה.',
  again: 'לנסות שוב',
  done: 'סיום',
  history: 'היסטוריית הפקדות',
  testCards: 'כרטיסי בדיקה',
  testCardsLead:
    'בארגז חול כסף אינו זז. יש להשתמש במספרים האלה עם שלוש ספרות כלשהן כ־CVV; כרטיס אמיתי נדחה.',
  outcomes: {
    approved: 'מאושר',
    declined: 'מסורב',
    insufficient_funds: 'אין די כסף',
    expired_card: 'פג תוקף',
    three_d_secure: 'שלב 3-D Secure',
    dispute: 'מאושר, ומוכחש אחרי דקה',
  },
}
