// In Hebrew: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'שליחת הקישור שוב',
  linkSent: 'הקישור נשלח',
  document: 'שליחת מסמך',
  limits: 'למגבלות שלך',
  deposit: 'הפקדה',
  withdrawals: 'למשיכות שלך',
  plan: 'לתוכניות',
  questions: 'לענות על השאלות',
}
