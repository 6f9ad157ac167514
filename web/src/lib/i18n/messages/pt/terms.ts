// In Portuguese: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell paga',
  oneClickOn: 'Um clique está ligado',
  dragChance: 'Probabilidade calculada, arraste para escolher',
  breakEven: 'equilíbrio',
  winsNeeds: (wins, needs) => `ganha ${wins} · precisa ${needs}`,
  chanceOf: (side) => `Probabilidade calculada de ${side}`,
  oneClickMarked: 'Ligado: um toque faz a operação',
  above: (strike, chance) => `acima de ${strike} · ${chance}`,
  below: (strike, chance) => `abaixo de ${strike} · ${chance}`,
  sizes: {
    watchList: 'Largura da lista de observação',
    openTrades: 'Altura das operações abertas',
  },
  asItComes: 'automático',
  pixels: (size) => `${size} píxeis`,
  favourites: 'Favoritos',
  allInstruments: 'Todos os instrumentos',
  foldWatchList: 'Recolher a lista de observação',
  showWatchList: 'Mostrar a lista de observação',
  stand: (count, won) =>
    count === 1 ? (won === 1 ? 'a ganhar' : 'não a ganhar') : `${won} a ganhar`,
  closeTrades: 'Arrumar as operações abertas',
  openOn: (count) => `${count} abertas`,
}
