// In Turkish: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'İşlem geçmişi',
  columns: {
    id: 'Emir no',
    time: 'İşlem zamanı',
    symbol: 'Sembol',
    amount: 'Tutar',
    pays: 'Öder',
    duration: 'Süre',
    entry: 'Giriş',
    strike: 'Kullanım fiyatı',
    endPrice: 'Bitiş fiyatı',
    endTime: 'Bitiş zamanı',
    status: 'Durum',
    side: 'Yön',
    result: 'Sonuç',
  },
  empty: 'Geçmişinizde henüz işlem yok.',
  emptyMore:
    'Her işlem, fiyatları, sonucu ve makbuzuyla burada yer alır; üstlerinde birlikte ne ' +
    'getirdikleri.',
  more: 'Daha fazla yükle',
  utc: 'Zamanlar UTC’dir.',
  csv: 'CSV olarak bu işlemler',
  noneFits: 'Uyan işlem yok.',
  filters: {
    pair: 'Parite',
    side: 'Yön',
    result: 'Sonuç',
    from: 'Başlangıç',
    to: 'Bitiş',
    all: 'Tümü',
  },
  summary: {
    netTitle: 'Net sonuç',
    marginPaid: (cost, staked) => `konulan ${staked} üzerinde ${cost} marj`,
    curve: (net, cost) =>
      `Bu işlemlerin art arda getirdiği: sonunda ${net}. Marj bunun ortalama ${cost} kadarını ` +
      'alır.',
    dashed: 'Kesik çizgi: marjın ortalama maliyeti.',
    wonAgainst: 'Fiyatlanana karşı kazanan',
    noneDecided: 'Hiçbiri henüz kazanmadı veya kaybetmedi.',
    scale: (won, priced) => `Kazanan ${won}, fiyatlanan ${priced}`,
    wonOf: (won, priced) => `${won} kazanan, fiyatlanan ${priced}`,
    band: (low, high) => `Yalnız şansla gerçek pay ${low} ile ${high} arasındadır (%95).`,
    counts: (won, lost) => `${won} kazanan, ${lost} kaybeden`,
    streaks: (won, lost) => `En uzun üst üste: ${won} kazanan, ${lost} kaybeden`,
    byPair: 'Pariteye göre',
    byDuration: 'Süreye göre',
    others: (count) => `ve ${count} tane daha`,
  },
  status: {
    Pending: 'Sürüyor',
    Won: 'Kazandı',
    Lost: 'Kaybetti',
    Draw: 'Berabere',
    Void: 'Geçersiz',
  },
  receipt: (id) => `${id} işleminin makbuzu`,
}
