// In Turkish: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'Kontörler',
  lead:
    'Kendi borsa hesabınızdaki otomatik işlemcinin bedeli kontörle önceden ödenir. Burada elle ' +
    'ya da planınızın işlem sistemiyle işlem yapmak kontör gerektirmez.',
  yours: 'Kontörleriniz',
  count: (figure) => `${figure} kontör`,
  may: 'Otomatik işlemci yeni işlemlere başlayabilir.',
  mayNot:
    'Bir kontörden az olunca otomatik işlemci yeni bir şeye başlamaz; açık olanlar kendi ' +
    'kurallarına göre kapanır.',
  debt: (since, until) =>
    `Sıfırın altında, başlangıç ${since}. Koşullarımız, ${until} tarihinden itibaren hesabı bu ` +
    'nedenle sonlandırmamıza izin verir; kontör satın almak buna hemen son verir.',
  tariff: 'Neye harcanır',
  uses: {
    day: 'Bir gün canlı otomatik işlem',
    trade: 'Bir borsada gerçekleşen bir işlem',
  },
  each: (figure) => `${figure} kontör`,
  low: (figure) => `${figure} kontörden az kaldığında size haber verilir.`,
  buy: 'Kontör satın al',
  priceOf: (euros) => `€${euros}`,
  withTax: (vat, percent, country) => `€${vat} KDV dahil (%${percent}, ${country})`,
  withoutTax: 'KDV yok',
  takes: (usd) => `canlı bakiyenizden ${usd} alır`,
  rate: (dollar) => `Bir euro burada ${dollar}; kur bizimdir, bir piyasanın değil.`,
  noReturn: 'Satın alınanın bedeli iade edilmez.',
  returns: (days) =>
    `Kullanılmayan, ${days} gün içinde geri verilebilir; sonra bedeli iade edilmez.`,
  buyPack: (figure) => `${figure} satın al`,
  sure: (figure, usd) => `${figure} kontör ${usd} karşılığında satın alınsın mı?`,
  yes: 'Satın al',
  no: 'Şimdi değil',
  pay: 'Para yatırarak öde',
  payLead:
    'Ödemesini bekleyen bir para yatırma, hesaba geçirilir geçirilmez o anki fiyattan kontör ' +
    'satın alabilir. Fazlası bakiyenizde kalır.',
  noDeposits: 'Ödeme bekleyen bir para yatırmanız yok.',
  ask: 'Para yatırma iste',
  deposit: 'Para yatırma',
  pack: 'Kontörler',
  choose: 'Seçin',
  order: 'Bu para yatırmayla satın al',
  orders: 'Kontör satın alan para yatırmalar',
  waits: 'bekliyor',
  bought: 'satın aldı',
  dropped: 'artık satın almıyor',
  notBought: 'bir şey satın almadı',
  drop: 'Satın alma',
  purchases: 'Satın almalar',
  noPurchases: 'Henüz kontör satın almadınız.',
  invoice: (name) => `Fatura ${name}`,
  creditNote: (name) => `İade faturası ${name}`,
  giveBack: (figure, usd) => `${figure} kontörü ${usd} karşılığında geri ver`,
  givenBack: (figure, usd) => `${figure} kontör ${usd} karşılığında geri verildi`,
  until: (day) => `bitiş ${day}`,
  statement: 'Kontör özeti',
  moves: {
    credit_issue: 'Satın alındı',
    credit_charge: 'Kullanıldı',
    credit_refund: 'Geri verildi',
  },
  noMoves: 'Henüz bir hareket yok.',
  columns: { at: 'Zaman', what: 'Ne', credits: 'Kontör', left: 'Kalan' },
  more: 'Daha eskiler',
  blocked: {
    credits_closed: 'Şu anda kontör satılmıyor.',
    credits_need_profile: 'Lütfen önce profilinizi tamamlayın: faturada siz yazarsınız.',
    credits_need_identity: 'Lütfen önce bir kimlik belgesi gönderin.',
    account_frozen: 'Hesabınız dondurulmuş.',
  },
  cannot: 'Şu anda kontör satın alamazsınız.',
}
