// In Polish: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell płaci',
  oneClickOn: 'Jedno kliknięcie jest włączone',
  dragChance: 'Wyceniona szansa, przeciągnij, by wybrać',
  breakEven: 'próg rentowności',
  winsNeeds: (wins, needs) => `wygrywa ${wins} · trzeba ${needs}`,
  chanceOf: (side) => `Wyceniona szansa ${side}`,
  oneClickMarked: 'Włączone: naciśnięcie składa transakcję',
  above: (strike, chance) => `powyżej ${strike} · ${chance}`,
  below: (strike, chance) => `poniżej ${strike} · ${chance}`,
  sizes: {
    watchList: 'Szerokość listy obserwowanych',
    openTrades: 'Wysokość otwartych transakcji',
  },
  asItComes: 'samo z siebie',
  pixels: (size) => `${size} px`,
  favourites: 'Ulubione',
  allInstruments: 'Wszystkie instrumenty',
  foldWatchList: 'Zwiń listę obserwowanych',
  showWatchList: 'Pokaż listę obserwowanych',
  stand: (count, won) =>
    count === 1 ? (won === 1 ? 'wygrywa' : 'nie wygrywa') : `wygrywa: ${won}`,
  closeTrades: 'Odłóż otwarte transakcje',
  openOn: (count) => `otwarte: ${count}`,
}
