// In Arabic: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'إرسال الرابط مرة أخرى',
  linkSent: 'أُرسل الرابط',
  document: 'إرسال مستند',
  limits: 'انظر حدودك',
  deposit: 'إيداع',
  withdrawals: 'انظر سحوباتك',
  plan: 'انظر الخطط',
  questions: 'الإجابة عن الأسئلة',
}
