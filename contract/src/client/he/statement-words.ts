// In Hebrew: the words of a statement.

import type { Messages } from '../../shared/messages.ts'
import type {
  statementFileWords as englishFileWords,
  statementWords as englishWords,
} from '../statement-words.ts'

export const statementWords: Messages<typeof englishWords> = {
  groups: {
    deposits: 'הפקדות',
    withdrawals: 'משיכות',
    corrections: 'תיקונים',
    credits: 'קרדיטים',
    trades: 'עסקאות',
    play_money: 'כסף משחק',
  },
  movements: {
    deposit_credit: 'הפקדה',
    deposit_reversal: 'הפקדה שנלקחה חזרה',
    withdrawal_hold: 'משיכה',
    withdrawal_return: 'משיכה שהוחזרה',
    deposit_restored: 'תיקון: ההפקדה זוכתה מחדש',
    withdrawal_returned: 'תיקון: המשיכה חזרה',
    goodwill: 'תיקון: לפנים משורת הדין',
    credit_purchase: 'קניית קרדיטים',
    credit_repayment: 'החזרת קרדיטים',
    trade_open: 'עסקה: סכום',
    trade_settle: 'עסקה: תשלום',
    sandbox_grant: 'כסף משחק',
    sandbox_forfeit: 'כסף משחק שהוחזר',
    demo_grant: 'כסף דמו',
  },
  opening: 'יתרת פתיחה',
  closing: 'יתרת סגירה',
  empty: 'אין תנועות בתקופה הזאת.',
}

export const statementFileWords: Messages<typeof englishFileWords> = {
  title: 'דף חשבון',
  titleOf: (brand) => `${brand}: דף חשבון`,
  account: 'חשבון',
  accounts: {
    real: 'חשבון לייב, דולרים אמריקאיים',
    demo: 'חשבון דמו, דולרים אמריקאיים',
  },
  client: 'לקוח',
  email: 'דוא״ל',
  clientNumber: 'מספר לקוח',
  period: 'תקופה (UTC)',
  beginning: 'ההתחלה',
  fromTo: (from, to) => `${from} עד ${to}`,
  shown: 'מוצג',
  all: 'כל התנועות',
  only: (group) => `${group} בלבד`,
  made: 'הופק (UTC)',
  number: 'מספר',
  nr: 'מס׳',
  at: 'שעה (UTC)',
  kind: 'תנועה',
  reference: 'אסמכתה',
  amount: 'סכום',
  amountInDollars: 'סכום (USD)',
  balance: 'יתרה',
  balanceInDollars: 'יתרה (USD)',
  foot: 'הסכומים בדולרים אמריקאיים, השעות ב־UTC.',
  page: (nr, of) => `עמוד ${nr} מתוך ${of}`,
}
