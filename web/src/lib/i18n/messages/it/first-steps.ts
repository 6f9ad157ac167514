// In Italian: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'Nessuna operazione aperta. La prima, in tre passi:',
  steps: [
    ['Scegli le condizioni', 'Quanto, per quanto tempo e quanto paga ogni lato se ha ragione.'],
    ['Premi Buy o Sell', 'Buy se pensi che finisca sopra lo strike, Sell se sotto.'],
    [
      'Guarda come finisce',
      'Il grafico la mostra in corsa; il risultato arriva qui, con la ricevuta.',
    ],
  ],
  leave: 'So come si fa',
}
