// In Turkish: the rows and pictures of the trading screen's terms.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  bothPay: 'Buy · Sell öder',
  oneClickOn: 'Tek tık açık',
  dragChance: 'Fiyatlanan olasılık, seçmek için sürükleyin',
  breakEven: 'başabaş',
  winsNeeds: (wins, needs) => `kazanır ${wins} · gerekir ${needs}`,
  chanceOf: (side) => `Fiyatlanan olasılık, ${side}`,
  oneClickMarked: 'Açık: bir basış işlemi yapar',
  above: (strike, chance) => `${strike} üstünde · ${chance}`,
  below: (strike, chance) => `${strike} altında · ${chance}`,
  sizes: {
    watchList: 'İzleme listesinin genişliği',
    openTrades: 'Açık işlemlerin yüksekliği',
  },
  asItComes: 'kendiliğinden',
  pixels: (size) => `${size} piksel`,
  favourites: 'Favoriler',
  allInstruments: 'Tüm enstrümanlar',
  foldWatchList: 'İzleme listesini katla',
  showWatchList: 'İzleme listesini göster',
  stand: (count, won) =>
    count === 1 ? (won === 1 ? 'kazanıyor' : 'kazanmıyor') : `${won} kazanıyor`,
  closeTrades: 'Açık işlemleri kaldır',
  openOn: (count) => `${count} açık`,
}
