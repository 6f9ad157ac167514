// In Spanish: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'Enviar el enlace otra vez',
  linkSent: 'Enlace enviado',
  document: 'Enviar un documento',
  limits: 'Ver tus límites',
  deposit: 'Depositar',
  withdrawals: 'Ver tus retiradas',
  plan: 'Ver los planes',
  questions: 'Responder a las preguntas',
}
