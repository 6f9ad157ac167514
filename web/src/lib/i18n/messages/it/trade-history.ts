// In Italian: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'Storico operazioni',
  columns: {
    id: 'ID ordine',
    time: 'Ora dell’operazione',
    symbol: 'Simbolo',
    amount: 'Importo',
    pays: 'Paga',
    duration: 'Durata',
    entry: 'Ingresso',
    strike: 'Strike',
    endPrice: 'Prezzo finale',
    endTime: 'Ora finale',
    status: 'Stato',
    side: 'Lato',
    result: 'Risultato',
  },
  empty: 'Ancora nessuna operazione nel tuo storico.',
  emptyMore:
    'Ogni operazione starà qui con i suoi prezzi, il suo risultato e la sua ricevuta; sopra, ' +
    'ciò che hanno dato insieme.',
  more: 'Carica altro',
  utc: 'Gli orari sono UTC.',
  csv: 'Queste operazioni come CSV',
  noneFits: 'Nessuna operazione corrisponde.',
  filters: {
    pair: 'Coppia',
    side: 'Lato',
    result: 'Risultato',
    from: 'Dal',
    to: 'Al',
    all: 'Tutte',
  },
  summary: {
    netTitle: 'Netto',
    marginPaid: (cost, staked) => `margine ${cost} su ${staked} puntati`,
    curve: (net, cost) =>
      `Ciò che hanno dato queste operazioni, una dopo l’altra: ${net} alla fine. Il margine ` +
      `ne costa in media ${cost}.`,
    dashed: 'Tratteggiato: quanto costa in media il margine.',
    wonAgainst: 'Vinto rispetto a calcolato',
    noneDecided: 'Nessuna è stata ancora vinta o persa.',
    scale: (won, priced) => `Vinto ${won}, calcolato ${priced}`,
    wonOf: (won, priced) => `${won} vinto, calcolato ${priced}`,
    band: (low, high) => `Già solo per caso la quota vera sta tra ${low} e ${high} (95%).`,
    counts: (won, lost) => `${won} vinte, ${lost} perse`,
    streaks: (won, lost) => `Più lunghe di fila: ${won} vinte, ${lost} perse`,
    byPair: 'Per coppia',
    byDuration: 'Per durata',
    others: (count) => `e altre ${count}`,
  },
  status: {
    Pending: 'In corso',
    Won: 'Vinta',
    Lost: 'Persa',
    Draw: 'Pari',
    Void: 'Nulla',
  },
  receipt: (id) => `Ricevuta dell’operazione ${id}`,
}
