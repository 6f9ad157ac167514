// In Turkish: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'Promosyonlar',
  lead:
    'Burada size ne sunulduğu ve bundan ne çıktığı. Bunların hiçbiri kendi paranızı bağlamaz: ' +
    'hiç promosyon yokmuş gibi onunla işlem yapabilir ve onu çekebilirsiniz.',
  enter: 'Bir kod girin',
  code: 'Promosyon kodu',
  codeHelp: 'Büyük harf, boşluk ve tire fark etmez.',
  use: 'Kodu kullan',
  blocked: 'Şu anda size bir şey sunulmuyor',
  limits: 'Sınırlar ve molalar',
  profile: 'Profili düzenle',
  closed: 'Profilinizdeki ülkede yürüyen bir promosyon yok.',
  offers: 'Size sunulanlar',
  noOffers: 'Şu anda kodsuz alınabilecek bir şey yok.',
  take: 'Bunu al',
  sure: 'Bu bonus bir sonraki para yatırmanız için alınsın mı?',
  yes: 'Bunu al',
  no: 'Şimdi değil',
  yours: 'Size verilenler',
  none: 'Size henüz bir şey verilmedi.',
  kinds: {
    code: 'Promosyon kodu',
    deposit: 'Para yatırma bonusu',
    cashback: 'Para iadesi',
    referral: 'Tavsiye',
  },
  states: {
    waiting: 'Para yatırmayı bekliyor',
    running: 'İşlem hacmi bekleniyor',
    paid: 'Ödendi',
    given_up: 'Vazgeçildi',
    expired: 'Süresi doldu',
    taken_back: 'Para yatırması geri alındı',
  },
  bonus: 'Söz verilen bonus dolarlar',
  gives: {
    bonus: (amount) => `${amount} bonus dolar`,
    share: (percent, most, least) =>
      `${least} veya üstü bir para yatırmanın %${percent} kadarı bonus dolar, en çok ${most}`,
    demo: (amount) => `Demo hesap için ${amount}`,
    cashback: (percent, most, least) =>
      `Kaybedilenin %${percent} kadarı, ${least} kayıptan itibaren, en çok ${most}`,
    reward: (own, friend, least) =>
      `Size ${own}, ${least} veya üstünü yatıran bir arkadaşınıza ${friend}`,
  },
  turnover: (times, days) =>
    `İşlemlerinizin hacmi ${days} gün içinde tutarının ${times} katına ulaşınca paraya dönüşür.`,
  every: {
    week: 'Pazartesiden başlayan her hafta için, UTC’ye göre hesaplanır.',
    month: 'Her ay için, UTC’ye göre hesaplanır.',
  },
  referral: (days) =>
    'Arkadaşın kimliği onaylanınca ve ilk yatırdığı para ' +
    `${days} gün kalınca ikinize de ödenir.`,
  until: (date) => `Bitişi ${date}`,
  progress: (counted, target) => `İşlem hacmi: ${counted} / ${target}`,
  ends: (date) => `Son gün: ${date}`,
  ended: (date) => `Bitti: ${date}`,
  giveUp: 'Vazgeç',
  giveUpNamed: (name) => `Vazgeç: ${name}`,
  giveUpSure: 'Bundan vazgeçilsin mi? Kendi paranız olduğu gibi kalır.',
  giveUpYes: 'Vazgeç',
  keep: 'Elinde tut',
  rules: 'Bir şey almadan önce, kurallar',
  rule: [
    'Bonus dolarlar bir sözdür, para değildir: işleme konulamaz, çekilemez ve kimse onlara ' +
      'karşılık borç vermez.',
    'Yalnızca kendi paranızla işlem yaparsınız. O asla kilitlenmez: bir bonus yüzünden onu ' +
      'çekmek asla reddedilmez veya geciktirilmez ve bir bonusu bitirmez.',
    'Canlı hesaptaki bir işlem kazanılınca veya kaybedilince sayılır: konulan tutarıyla ya da, ' +
      'daha azsa, getirebileceği kârla.',
    'Bir enstrümanda iki işlem aynı anda zıt yönlerde sürdüyse hiçbiri sayılmaz. Beraberlikler ' +
      've geçersiz işlemler sayılmaz.',
    'İşlem hacmi yeterli olunca bonus dolarlar, hepsi birden, canlı dolarlara dönüşür.',
    'Bir bonusa ulaşmak için daha çok işlem yapmak, ortalamada koyduğunuzun bir kısmına mal ' +
      'olur: her fiyatın içinde bizim marjımız vardır. Bonus yokmuş gibi işlem yapın.',
    'Henüz ödenmemiş olandan istediğiniz zaman vazgeçebilirsiniz. Hacmi zamanında tamamlanmayan ' +
      'biter ve size ait hiçbir şeyi beraberinde götürmez.',
    'Bir promosyon, bir haneden bir kişi içindir: bir belge, cihaz, kart veya çekim adresi.',
  ],
  responsible: (limit, days) =>
    'Soğuma molasında olana, kendini dışlamış olana, hesabı dondurulmuş olana ya da son ' +
    `${days} günde canlı hesapta şundan fazlasını kaybedene hiçbir şey sunulmaz: ${limit}.`,
}
