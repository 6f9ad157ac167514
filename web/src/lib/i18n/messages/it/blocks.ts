// In Italian: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'Invia di nuovo il link',
  linkSent: 'Link inviato',
  document: 'Invia un documento',
  limits: 'Vedi i tuoi limiti',
  deposit: 'Deposita',
  withdrawals: 'Vedi i tuoi prelievi',
  plan: 'Vedi i piani',
  questions: 'Rispondi alle domande',
}
