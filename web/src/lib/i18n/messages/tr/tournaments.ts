// In Turkish: tournaments.

import type { Messages } from '#contract/shared/messages.ts'
import type { tournaments as english } from '../tournaments.ts'

export const tournaments: Messages<typeof english> = {
  title: 'Turnuvalar',
  lead:
    'Herkes aynı sayıda jetonla başlar ve onlarla dolarlarla aynı fiyat ve koşullarda işlem ' +
    'yapar. Jetonlar para değildir ve asla paraya dönüşmez; sonda en çok jetonu olan, ' +
    'başlangıçtan önce yayımlanmış olanı kazanır.',
  current: 'Gelecek ve sürenler',
  none: 'Şu anda size açık bir turnuva yok.',
  over: 'Bitenler',
  back: 'Tüm turnuvalar',
  practice: (from) => `Alıştırma turnuvası, ${from}`,
  states: {
    announced: 'Henüz başlamadı',
    running: 'Sürüyor',
    ending: 'Süresi bitti; son işlemler sonuçlandırılıyor',
    ended: 'Bitti',
    cancelled: 'İptal edildi',
  },
  youAreIn: 'katılıyorsunuz',
  starts: 'Başlangıç',
  ends: 'Bitiş',
  joinUntil: 'Son katılma zamanı',
  fee: 'Katılım ücreti',
  free: 'Ücretsiz',
  demoDollars: (money) => `${money} (demo)`,
  pool: 'Ödül havuzu',
  entrants: 'Katılımcılar',
  entrantsOf: (count, seats) => (seats === null ? String(count) : `${count} / ${seats}`),
  facts: 'Ne olduğu',
  startChips: 'Herkesin başlangıcı',
  chips: (figure) => `${figure} jeton`,
  rebuys: 'Yeniden başlama',
  rebuysMost: (most) => (most === 0 ? 'Mümkün değil' : `En çok ${most} kez`),
  poolTitle: 'Havuz nasıl oluşur',
  fees: 'Ödenen katılım ücretleri',
  ofFees: (share) => `Bunun havuza giden kısmı (${share})`,
  added: 'Kasanın eklediği',
  prizes: 'Ödüller',
  placeShare: (place, share) => `${place}. sıra (${share})`,
  prizesNote:
    'Her sıra dolarsa, havuzun şu anki hâline göre. Kimsenin almadığı sıralara düşen, alınanlar ' +
    'arasında paylaştırılır.',
  cancelledFor: (reason) => `İptal edildi: ${reason} Katılım ücretleri geri döndü.`,
  available: 'Jetonlarınız',
  staked: 'Açık işlemlere konulan',
  shownAs: 'Tablodaki ad',
  shownAsHint: 'Başkaları görür. Numarayla gösterilmek için boş bırakın.',
  rename: 'Adı değiştir',
  join: (fee) => (fee === null ? 'Ücretsiz katıl' : `${fee} ile katıl`),
  sureJoin: (fee) =>
    `${fee} bakiyenizden hemen çıkar. Başlangıca kadar ayrılıp geri alabilirsiniz.`,
  late: 'Başladı: şimdi katılanın daha az zamanı var.',
  leave: 'Ayrıl ve katılım ücretini geri al',
  rebuy: (fee) => `${fee} ile yeniden başla`,
  rebuyNote: 'Sizi başlangıçtaki jetonlara geri getirir.',
  board: 'Kim nasıl duruyor',
  result: 'Sonuç',
  place: 'Sıra',
  noPlace: '–',
  who: 'Ad',
  you: (name) => `${name} (siz)`,
  entrant: (number) => `Katılımcı ${number}`,
  chipsTitle: 'Jetonlar',
  trades: 'İşlemler',
  prize: 'Ödül',
  noPrize: '–',
  nobody: 'Henüz katılan yok.',
  unbeaten: 'İkiden az kişi işlem yaptı: sonuç yok ve katılım ücretleri geri döndü.',
  boardNote:
    'Sonuçlandırılmış işlemlere göre: işlemlere konulan, olduğu gibi sayılır. Her 5 saniyede ' +
    'yeniden sorulur.',
  resultNote: 'Son işlem sonuçlandırıldığında yazıldığı gibi. Artık değişmez.',
  proof: 'Kendiniz doğrulayın',
  proofNote:
    'Sonuç imzalıdır ve parmak izi açık günlükte durur. Dosya kimdeyse her sırayı ve her ' +
    'ödülü biz olmadan yeniden hesaplayabilir:',
  saveResult: 'İmzalı sonucu kaydet',
  trade: 'Jetonlarınızla işlem yapın',
  closed: 'Şu anda açık piyasa yok.',
  tooLate: 'Hiçbir işlem turnuvadan önce bitmezdi.',
  instrument: 'Enstrüman',
  amount: 'Konulacak jeton',
  duration: 'Süre',
  strikeRate: 'Haklıysanız kâr',
  pays: (buy, sell) => `Buy: ${buy}, Sell: ${sell}`,
  price: 'Fiyat',
  noPrice: '–',
  sides: { Buy: 'Buy', Sell: 'Sell' },
  offer: (of) => `${of.strike} ötesinde ${of.profit} jeton kâr; fiyatlanan olasılık ${of.chance}`,
  noQuote: 'Bu yön için şu anda fiyat yok.',
  open: 'Açık işlemler',
  noOpen: 'Açık işleminiz yok.',
  strike: 'Kullanım fiyatı',
  rules: 'Kurallar',
  ruleTexts: [
    'Sıranızı sonuçlandırılmış işlemlerdeki jetonlarınız belirler. Açık işlemler koyduğunuz ' +
      'kadar sayılır, ne eksik ne fazla.',
    'Aynı jetona sahip iki kişiden ona daha önce ulaşan üstte yer alır; sonra daha önce katılan.',
    'Belirlenmiş hiçbir işlemi olmayanın sırası yoktur. Geçersiz bir işlem konulan tutarı geri ' +
      'verir ve hiçbir şeyi belirlemez.',
    'Bir işlem turnuvadan önce bitmelidir. Sonuç, sonuncusu sonuçlandırılınca oluşur.',
    'Yukarıdaki zamana kadar, başlangıçtan sonra da katılabilirsiniz. Aynı anda bir turnuvada ' +
      'olursunuz.',
    'Kopan bir bağlantı hiçbir şeyi değiştirmez: işlemler sürer ve her zamanki gibi ' +
      'sonuçlandırılır.',
    'Başlangıca kadar ayrılıp katılım ücretinizi geri alabilirsiniz. Turnuva iptal edilirse ya ' +
      'da ikiden az kişi işlem yaparsa tüm katılım ücretleri geri döner.',
    'Havuzun tamamı sonda sıralara hemen ve kendiliğinden ödenir. Kalan jetonların hiçbir değeri ' +
      'yoktur.',
    'Hesabınız dondurulmuşken veya moladayken katılamaz ve işlem yapamazsınız; ulaştığınız ' +
      'olduğu gibi kalır.',
    'Tabloda yalnızca gerçekten katılanlar, seçtikleri adla veya numarayla yer alır.',
  ],
}
