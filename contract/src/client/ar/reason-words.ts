// In Arabic: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'لم يصل دفع خلال يوم بعد انتهاء السعر.',
  coins_cancelled: 'تخليت عنه قبل أن يصل شيء.',
  dust: 'قيمة ما وصل أقل من سنت.',
  reorged: 'استردت الشبكة الدفع: لم يعد جزءًا من سلسلتها.',

  card_unfinished: 'لم يكتمل الدفع بالبطاقة في الوقت.',
  card_cancelled: 'تخليت عنه قبل دفعه.',
  card_not_taken: 'لم يقبل مزوّد البطاقات ما كُتب للبطاقة. لم يُخصم شيء.',
  declined: 'رفض بنك البطاقة الدفع.',
  insufficient_funds: 'لا يوجد مال كافٍ في البطاقة.',
  expired_card: 'انتهت صلاحية البطاقة.',
  three_d_secure: 'لم يُؤكَّد الدفع لدى البنك (3-D Secure).',
  disputed: 'اعتُرض على الدفع بالبطاقة.',

  deposit_reorged: 'استُرد إيداع بقيمة {$amount}. استردت الشبكة الدفع: لم يعد جزءًا من سلسلتها.',
  deposit_disputed: 'استُرد إيداع بقيمة {$amount}. اعتُرض على الدفع بالبطاقة.',
  deposit_reversed: 'استُرد إيداع.',
}
