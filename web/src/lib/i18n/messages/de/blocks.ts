// In German: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'Link noch einmal senden',
  linkSent: 'Link gesendet',
  document: 'Dokument senden',
  limits: 'Zu deinen Limits',
  deposit: 'Einzahlen',
  withdrawals: 'Zu deinen Auszahlungen',
  plan: 'Zu den Plänen',
  questions: 'Die Fragen beantworten',
}
