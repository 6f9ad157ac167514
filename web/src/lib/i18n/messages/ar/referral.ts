// In Arabic: the client's own referral code.

import type { Messages } from '#contract/shared/messages.ts'
import type { referral as english } from '../referral.ts'

export const referral: Messages<typeof english> = {
  title: 'رمز الإحالة الخاص بك',
  text: 'من يسجّل به يُدوَّن أنه جاء عن طريقك. ولا تُبلَّغ من هم.',
  nothing: 'لا يُدفع مقابل ذلك شيء: لا تسري أي مكافأة الآن.',
  runs: 'تسري الآن مكافأة مقابل ذلك:',
  notYou: 'تسري الآن مكافأة مقابل ذلك، لكنها غير معروضة عليك حاليًا.',
  where: (countries) => `أين تسري المكافآت: ${countries}.`,
  whereMany: (count) => `عدد البلدان التي تسري فيها المكافآت: ${count}.`,
  code: 'الرمز',
  copy: 'نسخ رمز الإحالة',
  copied: 'نُسخ رمز الإحالة!',
  count: (count) =>
    count === 0
      ? 'لم يأتِ به بعد أحد ممن أكدوا بريدهم الإلكتروني.'
      : `عدد من أكدوا بريدهم الإلكتروني وجاؤوا به: ${count}.`,
}
