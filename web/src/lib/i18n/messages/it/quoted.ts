// In Italian: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'Che cosa è quotato qui',
  none: 'Non è ancora arrivato nessun prezzo.',
  all: 'Tutti gli strumenti',
  missing: (symbol) => `${symbol} non è quotato qui`,
  missingLead: (symbol) =>
    `La fonte dei prezzi di questa installazione non ha ${symbol}. Questo è ciò che ha.`,
}
