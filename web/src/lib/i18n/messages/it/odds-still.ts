// In Italian: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'Imparare le probabilità',
  description:
    'Che cosa significa il punto di pareggio, che cosa prende il banco e a che cosa ' +
    'portano cento operazioni: provalo con numeri casuali, senza un conto.',
  lead:
    'Quanto paga una vincita, quanto spesso dovresti vincere e a che cosa portano cento ' +
    'operazioni. Qui non si punta niente, e quello che provi resta nel tuo browser.',
  next: {
    title: 'E adesso',
    text:
      'Nella demo vedi lo stesso con prezzi reali e denaro finto. Nessuna regola di alzare ' +
      'o abbassare l’importo rovescia le probabilità: cambia solo quanto in fretta e ' +
      'quanto lontano si muove un saldo.',
    demo: 'Una prima operazione nella demo, passo dopo passo',
    fairness: 'Se le probabilità calcolate si avverano',
    risk: 'Che cosa rischi',
    limits: 'Limiti e pause',
  },
}
