// In Italian: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'Risultati',
  none: 'Qui si dice che cosa ne è delle tue operazioni.',
  accounts: { demo: 'Demo', real: 'Reale', chips: 'Gettoni' },
  receipt: 'Ricevuta',
  putAway: 'Metti via questo risultato',
  several: (count) => `Sono finite ${count} operazioni`,
  outcome: (won, lost) => `${won} vinte, ${lost} perse`,
}
