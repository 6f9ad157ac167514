// In Arabic: the simulated card provider's page.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardFields as english } from '../card-fields.ts'

export const cardFields: Messages<typeof english> = {
  title: 'مزوّد بطاقات محاكى',
  number: 'رقم البطاقة',
  cvv: 'CVV',
  note: 'هذان الحقلان لمزوّد البطاقات المحاكى. بطاقات اختبار فقط.',
  stepTitle: '3-D Secure (اختبار)',
  stepWhat: 'هنا يسألك بنك البطاقة الحقيقية إن كنت أنت. هذا اختبار: اختر ما الذي سيجده.',
  approve: 'موافقة (اختبار)',
  decline: 'رفض (اختبار)',
  trouble: 'تمّت هذه الخطوة من قبل، أو استغرقت وقتًا طويلًا.',
}
