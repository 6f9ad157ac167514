// In Turkish: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'Neyle ve hangi koşullarla işlem yapılabilir',
  specificationLead:
    'Bu coin için fiyatlanan pariteler, koşullarıyla. Tutar, bir işleme konulan paradır.',
  noSpecification: 'Koşullar şu anda gösterilemiyor. Lütfen birazdan sayfayı yeniden yükleyin.',
  notQuoted: (coin) =>
    `Fiyatlarımızın geldiği yerde ${coin} için kimse fiyat vermez. Bu yüzden onun fiyatı ve ` +
    'grafiği yoktur, işlem de yapılamaz.',
  facts: {
    price: 'Fiyat',
    tick: 'Fiyatın en küçük adımı',
    hours: 'Saatler',
    durations: 'Süreler',
    amount: 'İşlem tutarı',
    payout: 'Açık işlemlere ödenen en çok',
    margin: 'Her fiyattaki marj',
  },
  perClient: (amount) => `müşteri başına ${amount}`,
  always: 'Her gün, günün her saati',
  weekly: 'Hafta sonları kapalı',
  closed: 'Şu anda kapalı',
  between: (least, most) => `${least} – ${most}`,
  noPrice: 'Şu anda fiyat yok',
  more: (pair) => `${pair} ayrıntılı`,
  exampleTag: 'Örnek',
  exampleTitle: 'Bir işlem, haklı ve haksız',
  exampleLead: ({ stake, pair, duration, side }) =>
    `${pair} için ${duration} süreyle ${stake} koyuyor ve ${side} seçiyorsunuz: fiyat kullanım ` +
    `fiyatının ${side === 'Buy' ? 'üstünde' : 'altında'} bitmeli. Bu sayfa yapıldığı anda ` +
    'size sunulacak olan budur.',
  noExample:
    'Bu örnek için şu anda fiyat teklifi yok: en yeni fiyat çok eski, nasıl hareket ettiği çok ' +
    'az biliniyor, adil bir kullanım fiyatı için çok az hareket ediyor ya da işlem burada ' +
    'sunulmuyor. Buna benzer bir emir reddedilirdi.',
  example: {
    stake: 'Konulan tutar',
    spot: 'Şu anki fiyat',
    strike: 'Giriş bu olsaydı kullanım fiyatı',
    priced: 'Fiyatlandığı kazanma olasılığı',
    breakEven: 'Başabaş çıkmak için kazanılması gereken işlem payı',
    margin: 'Marjımız: tutardan beklenen kayıp',
    age: (source, age) => `Kaynak: ${source}. Fiyatın yaşı: ${age}.`,
  },
  right: 'Haklıysanız',
  wrong: 'Haksızsanız',
  equal: 'Eşitse',
  rightText: (end, profit, back) =>
    `Fiyat ${end} seviyesinde, kullanım fiyatının bir adım ötesinde biter. ${profit} ` +
    `kazanırsınız; koyduğunuz tutarla birlikte ${back} geri gelir.`,
  wrongText: (end, stake) =>
    `Fiyat ${end} seviyesinde, kullanım fiyatından bir adım önce biter. ${stake}, yani tutarın ` +
    'tamamını kaybedersiniz. Ne kadar yakın olduğunun önemi yoktur.',
  equalText: (strike, stake) =>
    `Fiyat ${strike} seviyesinde, tam kullanım fiyatında biter. Beraberliktir ve ${stake} geri ` +
    'gelir.',
  exampleFoot: (breakEven, priced, cost) =>
    `Bu seçimle başabaş çıkmak için böyle işlemlerin ${breakEven} kadarını kazanmanız gerekir. ` +
    `Kullanım fiyatı, ${priced} kadarının kazanması beklenecek şekilde konur. Marjımız ` +
    `aradaki farktan gelir: hangi tarafı seçerseniz seçin ortalama olarak bu tutarın ${cost} ` +
    'kadarını alır. Olasılık vaat değildir: öncekiler ne yapmış olursa olsun bir sonraki ' +
    'işlem kaybedilebilir.',
  read: 'Okumaya devam edin',
  readFairness: 'Bir fiyat nasıl yapılır ve kontrol edilir',
  readRisk: 'Risk Bildirimi',
  readPlans: 'İşlem planları',
  minutes: (count) => `${count} dakika`,
  seconds: (count) => `${count} sn`,
}
