// In Hebrew: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'יתרה ב־USD',
  demoBalance: 'יתרת דמו ב־USD',
  atStake: 'בעסקאות פתוחות',
  accountType: 'סוג חשבון',
  accountTypes: { Individual: 'פרטי' },
  tradingType: 'סוג מסחר',
  playMoney: 'כסף משחק',
  email: 'דוא״ל',
  verified: 'מאומת',
  notVerified: 'לא מאומת',
  sendLink: 'שליחת קישור',
  plan: 'תוכנית',
  none: 'אין',
  demoEnds: 'הדמו מסתיים',
  topUp: 'השלמת הדמו',
}
