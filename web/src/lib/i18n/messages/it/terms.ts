// In Italian: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell paga',
  oneClickOn: 'Un clic è attivo',
  dragChance: 'Probabilità calcolata, trascina per scegliere',
  breakEven: 'pareggio',
  winsNeeds: (wins, needs) => `vince ${wins} · servono ${needs}`,
  chanceOf: (side) => `Probabilità calcolata di ${side}`,
  oneClickMarked: 'Attivo: una pressione fa l’operazione',
  above: (strike, chance) => `sopra ${strike} · ${chance}`,
  below: (strike, chance) => `sotto ${strike} · ${chance}`,
  sizes: {
    watchList: 'Larghezza della lista di osservazione',
    openTrades: 'Altezza delle operazioni aperte',
  },
  asItComes: 'automatica',
  pixels: (size) => `${size} pixel`,
  favourites: 'Preferiti',
  allInstruments: 'Tutti gli strumenti',
  foldWatchList: 'Chiudi la lista di osservazione',
  showWatchList: 'Mostra la lista di osservazione',
  stand: (count, won) => (count === 1 ? (won === 1 ? 'vince' : 'non vince') : `${won} vincono`),
  closeTrades: 'Metti via le operazioni aperte',
  openOn: (count) => `${count} aperte`,
}
