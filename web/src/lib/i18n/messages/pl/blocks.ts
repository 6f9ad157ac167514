// In Polish: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'Wyślij link ponownie',
  linkSent: 'Link wysłany',
  document: 'Wyślij dokument',
  limits: 'Zobacz swoje limity',
  deposit: 'Wpłać',
  withdrawals: 'Zobacz swoje wypłaty',
  plan: 'Zobacz plany',
  questions: 'Odpowiedz na pytania',
}
