// In Turkish: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'Saklanan fiyatlarla kısa işlemler: her işlemden önce koşullar, sonra bir makbuz ve ' +
    'herkesin yeniden hesaplayabildiği bir sonuç.',
  title: 'Kendiniz kontrol edebileceğiniz kısa işlemler',
  pricesFailed: 'Fiyatlar yüklenemedi.',
  noPrices: 'Henüz fiyat gelmedi.',
  marketsTitle: 'Piyasalar',
  marketsLead: 'Fiyatlar, burada saklandıkları gibi: işlemleri aynı seri belirler.',
  market: 'Piyasa',
  price: 'Fiyat',
  day: 'Değişim, 24 sa',
  noPrice: 'henüz fiyat yok',
  closed: 'kapalı',
  marketsMore: 'Tüm enstrümanlar',
}
