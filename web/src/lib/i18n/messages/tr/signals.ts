// In Turkish: what is said of signals, of the rules they come from, and of what their records allow
// to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'Sinyaller',
  advice:
    'Bir sinyal tavsiye değildir ve burada kimse bir fiyatın bundan sonra ne yapacağını bilmez. ' +
    'Çoğu kural aşağı yukarı marj kadar kaybeder; onları izleyen de öyle.',
  contents: 'Kurallar',
  rules: {
    momentum: 'İvme (momentum)',
    mean_reversion: 'Ortalamaya dönüş',
    volatility_breakout: 'Oynaklık kırılımı',
    coin: 'Yazı tura',
  },
  ideas: {
    momentum:
      'Bir yere gitmekte olan gitmeye devam eder. Fiyatın hızlı bir ortalaması yavaş bir ' +
      'ortalamadan, fiyatın bir dakikada genellikle hareket ettiğinden çok uzaklaştığında ' +
      'konuşur ve aynı yönü yeniden söyler.',
    mean_reversion:
      'Ortasından uzağa giden geri gelir. Fiyat Bollinger bantlarının dışına çıktığında ve ' +
      'göreceli güç endeksi yalnızca tek yöne gittiğini söylediğinde konuşur ve şunu söyler: ' +
      'geri.',
    volatility_breakout:
      'Sessiz bir odadan çıkan yürümeye devam eder. Fiyat, eskisinden çok hareket ederken ' +
      'önceki dakikaların kanalından çıktığında konuşur ve şunu söyler: o yönde ileri.',
    coin:
      'Hiç kural değil: ara sıra yazı tura atılır. Diğerleri onunla karşılaştırılabilsin diye ' +
      'buradadır. Yazı turadan daha iyi yapmayan bir kural hiçbir şey bilmiyordur.',
  },
  outcomes: { hit: 'İsabet', miss: 'Iska', tie: 'Berabere', void: 'Geçersiz' },
  verdicts: {
    too_few: 'Bir şey söylemek için çok azı sonuçlandı.',
    loses: 'Kaybettiriyor: onu izleyen para kaybetti ve bunu yalnız şans açıklamıyor.',
    unclear: 'Hiçbir şey görülmüyor: bunların hepsini yalnız şans getirmiş olabilir.',
    above:
      'Şimdiye kadar, şansın açıkladığından fazla başabaşın üstünde. Bu olmuş olandır ve hiçbir ' +
      'şey vaat etmez.',
  },
  loading: 'Siciller yükleniyor',
  retry: 'Tekrar dene',
  failed: 'Siciller yüklenemedi.',
  none: 'Henüz hiçbir kural başlamadı.',
  older: 'Sona ermiş siciller',
  olderWhy: 'Kural ya da bir parametre değiştirildi. Sayılan kalır.',
  version: (version) => `Sürüm ${version}`,
  startedAt: (day) => `başlangıç ${day} (UTC)`,
  horizon: (time) => `süre ${time}`,
  parameters: 'Parametreler',
  hits: 'İsabetler',
  misses: 'Iskalar',
  ties: 'Beraberlikler',
  voids: 'Geçersizler',
  waiting: 'Henüz bitmedi',
  rate: 'İsabet payı',
  range: (low, high) => `${low} – ${high}`,
  breakEven: 'Başabaş',
  priced: 'Yazı tura',
  each: 'Her birine bir dolar şunu getirdi',
  noRate: (from) => `Sonuçlanan ${from} sinyalden itibaren gösterilir`,
  bar: ({ rate, low, high, even, coin }) =>
    `İsabet payı ${rate}, ${low} ile ${high} arası; başabaş ${even}, yazı tura ${coin}`,
  byInstrument: 'Enstrümana göre',
  instrument: 'Enstrüman',
  newest: 'Biten en yeni sinyaller',
  newestOf: (rule) => `En yeniler: ${rule}`,
  rule: 'Kural',
  side: 'Yön',
  published: 'Yayımlanma (UTC)',
  window: 'Pencere (UTC)',
  outcome: 'Sonuç',
  strike: 'Kullanım fiyatı',
  end: 'Bitiş',
  running: 'Sürüyor',
  opensIn: (time) => `${time} sonra açılır`,
  closesIn: (time) => `${time} sonra kapanır`,
  isMeasured: 'ölçülüyor',
  allRules: 'Tüm kurallar',
  allInstruments: 'Tüm enstrümanlar',
  both: 'Süren ve biten',
  onlyRunning: 'Yalnızca süren',
  onlyEnded: 'Yalnızca biten',
  state: 'Durum',
  empty:
    'Şimdiye kadar böyle bir sinyal yok. Kurallar seyrek konuşur, bazıları saatlerce hiç konuşmaz.',
  more: 'Daha eski sinyaller',
  records: 'Hepsinin sonunda ne oldu',
  howMeasured: 'Nasıl ölçülürler',
  trade: 'Grafiğe',
  panel: 'Sinyaller',
  all: 'Tüm sinyaller',
  quiet: 'Şu anda hiçbir kural ondan söz etmiyor.',
}
