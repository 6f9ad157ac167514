// In Arabic: the panel of the wallet in the header.

import type { Messages } from '#contract/shared/messages.ts'
import type { account as english } from '../account.ts'

export const account: Messages<typeof english> = {
  balance: 'الرصيد بالدولار',
  demoBalance: 'الرصيد التجريبي بالدولار',
  atStake: 'في صفقات مفتوحة',
  accountType: 'نوع الحساب',
  accountTypes: { Individual: 'فردي' },
  tradingType: 'نوع التداول',
  playMoney: 'مال وهمي',
  email: 'البريد الإلكتروني',
  verified: 'مؤكَّد',
  notVerified: 'غير مؤكَّد',
  sendLink: 'إرسال الرابط',
  plan: 'الخطة',
  none: 'لا شيء',
  demoEnds: 'ينتهي الحساب التجريبي',
  topUp: 'تعبئة الحساب التجريبي',
}
