// In Dutch: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell betaalt',
  oneClickOn: 'Eén klik staat aan',
  dragChance: 'Berekende kans, sleep om te kiezen',
  breakEven: 'quitte',
  winsNeeds: (wins, needs) => `wint ${wins} · nodig ${needs}`,
  chanceOf: (side) => `Berekende kans van ${side}`,
  oneClickMarked: 'Aan: één druk plaatst de transactie',
  above: (strike, chance) => `boven ${strike} · ${chance}`,
  below: (strike, chance) => `onder ${strike} · ${chance}`,
  sizes: {
    watchList: 'Breedte van de volglijst',
    openTrades: 'Hoogte van de open transacties',
  },
  asItComes: 'vanzelf',
  pixels: (size) => `${size} beeldpunten`,
  favourites: 'Favorieten',
  allInstruments: 'Alle instrumenten',
  foldWatchList: 'Volglijst inklappen',
  showWatchList: 'Volglijst tonen',
  stand: (count, won) =>
    count === 1 ? (won === 1 ? 'wint' : 'wint niet') : `${won} aan de winnende kant`,
  closeTrades: 'Lopende transacties opbergen',
  openOn: (count) => `${count} lopend`,
}
