// In Portuguese: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'Enviar a ligação outra vez',
  linkSent: 'Ligação enviada',
  document: 'Enviar um documento',
  limits: 'Ver os seus limites',
  deposit: 'Depositar',
  withdrawals: 'Ver os seus levantamentos',
  plan: 'Ver os planos',
  questions: 'Responder às perguntas',
}
