// In Spanish: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell paga',
  oneClickOn: 'Un clic está activado',
  dragChance: 'Probabilidad calculada, arrastra para elegir',
  breakEven: 'equilibrio',
  winsNeeds: (wins, needs) => `gana ${wins} · necesita ${needs}`,
  chanceOf: (side) => `Probabilidad calculada de ${side}`,
  oneClickMarked: 'Activado: una pulsación hace la operación',
  above: (strike, chance) => `por encima de ${strike} · ${chance}`,
  below: (strike, chance) => `por debajo de ${strike} · ${chance}`,
  sizes: {
    watchList: 'Ancho de la lista de seguimiento',
    openTrades: 'Alto de las operaciones abiertas',
  },
  asItComes: 'automático',
  pixels: (size) => `${size} píxeles`,
  favourites: 'Favoritos',
  allInstruments: 'Todos los instrumentos',
  foldWatchList: 'Plegar la lista de seguimiento',
  showWatchList: 'Mostrar la lista de seguimiento',
  stand: (count, won) => (count === 1 ? (won === 1 ? 'ganando' : 'no ganando') : `${won} ganando`),
  closeTrades: 'Apartar las operaciones abiertas',
  openOn: (count) => `${count} abiertas`,
}
