// In Italian: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'Operazioni brevi su prezzi salvati: le condizioni prima di ogni operazione, una ' +
    'ricevuta dopo, e un risultato che chiunque può ricalcolare.',
  title: 'Operazioni brevi che puoi controllare tu',
  pricesFailed: 'Non è stato possibile caricare i prezzi.',
  noPrices: 'Non è ancora arrivato nessun prezzo.',
  marketsTitle: 'Mercati',
  marketsLead: 'Prezzi come sono salvati qui: la stessa serie decide le operazioni.',
  market: 'Mercato',
  price: 'Prezzo',
  day: 'Variazione, 24 h',
  noPrice: 'ancora nessun prezzo',
  closed: 'chiuso',
  marketsMore: 'Tutti gli strumenti',
}
