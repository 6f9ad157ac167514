// In Turkish: the overview of the market, and the page of each instrument.

import type { Messages } from '#contract/shared/messages.ts'
import type { instruments as english } from '../instruments.ts'

export const instruments: Messages<typeof english> = {
  title: 'Finansal enstrümanlar',
  description:
    'Burada fiyatı olan her şey, kripto paralardan hisselere: kaynağı ve yaşıyla her fiyat, bir ' +
    'grafik ve göstergeler.',
  lead:
    'Bunların bazılarıyla işlem yapılabilir; kalanı karşılaştırma için gösterilir. Her fiyat, ' +
    'onu kimin bildirdiğini ve ne kadar eski olduğunu söyler.',
  market: 'Piyasaya bakış',
  tabs: 'Enstrüman türleri',
  tab: {
    crypto: 'Kripto para',
    currencies: 'Dövizler',
    indices: 'Endeksler',
    commodities: 'Emtia',
    bonds: 'Tahviller',
    stocks: 'Hisseler',
    catalogue: 'Geniş katalog',
  },
  catalogueNote: 'Bunlar karşılaştırma için fiyatlanır, burada işlem görmezler.',
  search: 'Tüm enstrümanlarda ara',
  searchHint: 'Ad veya kod, örneğin ETH',
  sort: 'Sıralama',
  sortOptions: {
    listed: 'Listedeki gibi',
    name: 'Ad',
    price: 'Fiyat, önce en yüksek',
    priceUp: 'Fiyat, önce en düşük',
    change: 'Değişim, önce en yüksek',
    changeDown: 'Değişim, önce en düşük',
    nameDown: 'Ad, sondan',
  },
  columns: { name: 'Enstrüman', day: 'Son gün', price: 'Fiyat', change: '24 sa' },
  found: (count) => (count === 1 ? 'Bir enstrüman bulundu.' : `${count} enstrüman bulundu.`),
  nothing: 'Bu türde böyle adlandırılan enstrüman yok.',
  elsewhere: (count, tab) => `${tab}: ${count}`,
  more: (left) => `Daha fazla göster (${left} kaldı)`,
  pricesAt: (time) => `Fiyatlar, ${time} UTC.`,
  live: 'Yenileri geldikçe hareket ederler.',
  showChart: (name) => `${name} grafiğini göster`,
  chosen: 'Seçilen enstrüman',
  open: (name) => `${name} ayrıntılı`,
  failed: 'Piyasa yüklenemedi.',

  technical: 'Teknik özet',
  technicalLead: (interval) =>
    `Mum süresi ${interval} olan kapanışlardan tarafımızca hesaplanmıştır.`,
  intervals: { 60: 'bir dakika', 900: '15 dakika', 3600: 'bir saat', 86400: 'bir gün' },
  indicator: 'Gösterge',
  value: 'Değer',
  says: 'Şimdi ne söylüyor',
  tooFew: 'Bunun için geçmiş çok az.',
  waiting: 'Hesaplanıyor.',
  average: {
    sma20: '20’lik ortalama',
    sma50: '50’lik ortalama',
    ema20: '20’lik üstel ortalama',
  },
  averageSays: {
    above: 'Fiyat bu ortalamanın üstünde.',
    below: 'Fiyat bu ortalamanın altında.',
    level: 'Fiyat bu ortalamada.',
  },
  rsi: 'RSI (14)',
  rsiSays: {
    high: 'Son 14 mumda yükselişler düşüşlere güçlü biçimde ağır bastı (70 veya üstü).',
    low: 'Son 14 mumda düşüşler yükselişlere güçlü biçimde ağır bastı (30 veya altı).',
    middle: 'Ne yükselişler ne düşüşler güçlü biçimde ağır bastı (30 ile 70 arası).',
  },
  macd: 'MACD (12, 26, 9)',
  macdValue: (line, signal) => `${line},\nsinyal ${signal}`,
  macdSays: {
    above: 'Çizgi sinyalinin üstünde: kısa trend uzun olana göre öne geçti.',
    below: 'Çizgi sinyalinin altında: kısa trend uzun olanın gerisinde kaldı.',
    level: 'Çizgi sinyalinde.',
  },
  bands: 'Bollinger bantları (20, 2)',
  bandsValue: (lower, upper) => `${lower}\n– ${upper}`,
  bandsSays: {
    above: 'Fiyat üst bandın üstünde: hareketine göre ortalamasının çok üstünde.',
    below: 'Fiyat alt bandın altında: hareketine göre ortalamasının çok altında.',
    within: 'Fiyat bantların arasında.',
  },
  means: 'Her biri ne anlama gelir ve anlamı nerede biter',
  limits:
    'Hepsi yalnızca geçmiş fiyatlardan hesaplanır. Hiçbiri bir fiyatın bundan sonra ne ' +
    'yapacağını söylemez ve hiçbiri tavsiye değildir. Buradaki bir fiyat teklifindeki ' +
    'olasılık onlardan gelmez.',

  crypto: 'Kripto paralardan ya da bir kripto para ile bir dövizden oluşan parite',
  pair: 'Bir döviz paritesi',
  ofExchange: {
    Indices: 'bir hisse endeksi',
    Commodities: 'bir emtia',
    Bonds: 'bir devlet tahvili',
    Stocks: 'bir hisse',
  },
  quoted: 'Fiyatlanır, burada işlem görmez',
  tradedLead: (kind) => `${kind}. Burada, sabit sürelerle işlem görür.`,
  quotedLead: (kind) => `${kind}. Burada karşılaştırma için fiyatlanır ve emir almaz.`,
  pageTitle: (name) => `${name}: fiyat, grafik ve koşullar`,
  pageDescription: (name) =>
    `${name}: kaynağı ve yaşıyla fiyat, bir grafik, göstergelerin söyledikleri ve işlem koşulları.`,
  behaviour: {
    title: 'Nasıl hareket etti',
    volatility: 'Oynaklık',
    aYear: (share) => `yılda ${share}`,
    with: (index) => `${index} ile korelasyon`,
    tooLittle: 'Henüz bilinmiyor: bunun için üç tam işlem günü gerekir',
    from: (days, until) =>
      `${days} işlem gününün saatlik kapanışlarından, son gün ${until}, geceler dahil, ` +
      'tarafımızca hesaplanmıştır.',
    means:
      'Oynaklık, fiyatın ne kadar inip çıktığıdır, yıla çevrilmiş olarak; yön hakkında bir şey ' +
      'söylemez. Korelasyon, saatlik hareketlerinin endeksinkilerle ne kadar birlikte ' +
      'gittiğidir: 1’de birlikte, 0’da her biri kendi yolunda, \u22121’de birbirine karşı. ' +
      'İkisi de geçmişe aittir ve değişir.',
  },
  price: 'Fiyat ve grafik',
  terms: 'Koşullar',
  termsQuoted: 'Ne fiyatlanıyor',
  facts: {
    code: 'Kod',
    exchange: 'Borsa',
    currency: 'Para birimi',
    tick: 'Fiyatın en küçük adımı',
    hours: 'Saatler',
    taken: 'Bunlardan burada işlem görenler',
    now: 'Şimdi',
    durations: 'Süreler',
    amount: 'İşlem tutarı',
    payout: 'Bir müşterinin açık işlemlerine ödenen en çok',
    margin: 'Her fiyattaki marjımız',
    age: 'Emir alan en eski fiyat',
    delay: 'Giriş: şundan sonraki ilk fiyat',
  },
  takenHours: (from, to) => `saat ${from} – ${to} (UTC)`,
  eveningBefore: (time) => `önceki akşam ${time}`,
  sessionsIn: (times, city) => `Pazartesiden cumaya, ${times} (${city} saatiyle), tatiller hariç.`,
  holidayOn: (date) => `Sıradaki tatil ${date}.`,
  always: 'Her gün, günün her saati',
  weekly: (fromDay, fromTime, toDay, toTime) =>
    `Her hafta ${fromDay} ${fromTime} ile ${toDay} ${toTime} (UTC) arası kapalı`,
  days: ['pazar', 'pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi'],
  openNow: 'Açık',
  openUntil: (when) => `Açık, kapanış ${when} UTC`,
  closedUntil: (when) => `Kapalı, açılış ${when} UTC`,
  durationsNote: 'Piyasa kapanmadan biten süreler sunulur.',
  between: (least, most) => `${least} – ${most}`,
  seconds: (seconds) => `${seconds} saniye`,
  strikeRates: 'Kullanım oranları',
  strikeRatesLead:
    'Kullanım oranı, haklıysanız tutar üzerindeki kârdır. Kullanım fiyatı, fiyattan bu kâr adil ' +
    'fiyatlanacak kadar uzağa konur, marjımız eksiğiyle.',
  rateColumns: { rate: 'Kullanım oranı', buy: 'Buy kârı', sell: 'Sell kârı' },
  meansHere: 'Burada bununla işlem yapmak ne demek',
  meansTraded: (name) => [
    `Hiçbir zaman ${name} sahibi olmazsınız. Seçtiğiniz bir süreden sonra fiyatının bir ` +
      'kullanım fiyatının üstünde mi altında mı biteceğini söyler ve buna bir tutar koyarsınız.',
    'Haklıysanız tutarı, önceden gösterilen kârla birlikte geri alırsınız. Haksızsanız tutar ' +
      'kaybolur, tamamı. Fiyat tam kullanım fiyatında biterse tutar geri gelir.',
    'Her işlemin karşı tarafı biziz ve marjımız her fiyattadır: çok sayıda işlemde çoğu insan ' +
      'kaybeder. Belirleyen fiyat, burada herkesin okuyabildiği saklanan seridir.',
  ],
  meansQuoted: (name) => [
    `${name} burada işlem görmez: fiyatı karşılaştırma için gösterilir.`,
    'Neyle işlem yapılabildiği piyasaya bakışta işaretlidir.',
  ],
  trade: (name) => `${name} işlemi yap`,
  demoNote: 'Demo hesap para istemez.',
  overview: 'Piyasaya bakış',
  about: (coin) => `${coin} hakkında`,
  readFairness: 'Bir fiyat nasıl yapılır ve nasıl kontrol edilir',
  readRisk: 'Risk bildirimi',
}
