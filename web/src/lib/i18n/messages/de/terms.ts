// In German: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell zahlt',
  oneClickOn: 'Ein Klick ist an',
  dragChance: 'Berechnete Chance, zum Wählen ziehen',
  breakEven: 'Break-even',
  winsNeeds: (wins, needs) => `gewinnt ${wins} · braucht ${needs}`,
  chanceOf: (side) => `Berechnete Chance von ${side}`,
  oneClickMarked: 'An: ein Druck platziert den Trade',
  above: (strike, chance) => `über ${strike} · ${chance}`,
  below: (strike, chance) => `unter ${strike} · ${chance}`,
  sizes: {
    watchList: 'Breite der Beobachtungsliste',
    openTrades: 'Höhe der offenen Trades',
  },
  asItComes: 'von selbst',
  pixels: (size) => `${size} Pixel`,
  favourites: 'Favoriten',
  allInstruments: 'Alle Instrumente',
  foldWatchList: 'Beobachtungsliste einklappen',
  showWatchList: 'Beobachtungsliste zeigen',
  stand: (count, won) =>
    count === 1 ? (won === 1 ? 'gewinnt' : 'gewinnt nicht') : `${won} am Gewinnen`,
  closeTrades: 'Offene Trades weglegen',
  openOn: (count) => `${count} offen`,
}
