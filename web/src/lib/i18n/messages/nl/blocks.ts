// In Dutch: what to do about what keeps a client from acting.

import type { Messages } from '#contract/shared/messages.ts'
import type { blocks as english } from '../blocks.ts'

export const blocks: Messages<typeof english> = {
  sendLink: 'Stuur de link opnieuw',
  linkSent: 'Link gestuurd',
  document: 'Stuur een document',
  limits: 'Bekijk je limieten',
  deposit: 'Storten',
  withdrawals: 'Bekijk je opnames',
  plan: 'Bekijk de plannen',
  questions: 'Beantwoord de vragen',
}
