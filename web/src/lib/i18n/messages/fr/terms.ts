// In French: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell paie',
  oneClickOn: 'Le clic unique est activé',
  dragChance: 'Chance calculée, faites glisser pour choisir',
  breakEven: 'seuil d’équilibre',
  winsNeeds: (wins, needs) => `gagne ${wins} · il faut ${needs}`,
  chanceOf: (side) => `Chance calculée de ${side}`,
  oneClickMarked: 'Activé : une pression passe l’opération',
  above: (strike, chance) => `au-dessus de ${strike} · ${chance}`,
  below: (strike, chance) => `au-dessous de ${strike} · ${chance}`,
  sizes: {
    watchList: 'Largeur de la liste de suivi',
    openTrades: 'Hauteur des opérations ouvertes',
  },
  asItComes: 'd’elle-même',
  pixels: (size) => `${size} px`,
  favourites: 'Favoris',
  allInstruments: 'Tous les instruments',
  foldWatchList: 'Replier la liste de suivi',
  showWatchList: 'Montrer la liste de suivi',
  stand: (count, won) =>
    count === 1 ? (won === 1 ? 'gagne' : 'ne gagne pas') : `gagnantes : ${won}`,
  closeTrades: 'Ranger les opérations ouvertes',
  openOn: (count) => `ouvertes : ${count}`,
}
