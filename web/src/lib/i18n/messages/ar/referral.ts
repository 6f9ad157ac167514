// In Arabic: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'رمز الإحالة الخاص بك',
  text: 'من يسجّل به يُدوَّن أنه جاء عن طريقك. لا يُدفع مقابل ذلك شيء، ولا تُبلَّغ من هم.',
  code: 'الرمز',
  copy: 'نسخ رمز الإحالة',
  copied: 'نُسخ رمز الإحالة!',
  count: (count) =>
    count === 0
      ? 'لم يأتِ به بعد أحد ممن أكدوا بريدهم الإلكتروني.'
      : `عدد من أكدوا بريدهم الإلكتروني وجاؤوا به: ${count}.`,
}
