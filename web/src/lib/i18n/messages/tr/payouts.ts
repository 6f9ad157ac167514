// In Turkish: what the page of live payouts says.

import type { Messages } from '#contract/shared/messages.ts'
import { coinNames } from '#kernel/coins.ts'
import type { payouts as english } from '../payouts.ts'

export const payouts: Messages<typeof english> = {
  title: 'Canlı ödemeler',
  description:
    'Ödenen çekimler: tutar, kısaltılmış hedef ve herkesin arayabileceği yerde transfer.',
  lead:
    'Parası çıkmış çekimler, başka hiçbir şey değil. Liste hesap defterinden yapılır; bir ' +
    'bankanın ödediği, çalışanların not ettiğidir.',
  loading: 'Liste yükleniyor',
  none: 'Henüz ödeme yok',
  noneWhy: 'Bir çekim, parası hesap defterinden çıkıp ödemesinin numarası olunca burada görünür.',
  sandbox: 'Bu kurulum bir test ortamıdır: buradan çıkan, oyun parası ve test coin’leridir.',
  newest: 'En yeni',
  howLong: 'Ne kadar sürdü',
  half: (time) => `Yarısı ${time} içinde`,
  of: (count, from) => `${count} ödendi, başlangıç ${from}`,
  fewMedians: 'Son zamanlarda birinin ne kadar sürdüğünü söylemek için çok azı ödendi.',
  label: 'Ödenen çekimler, önce en yeni',
  paid: 'Ödendi (UTC)',
  method: 'Yöntem',
  methods: { ...coinNames, bank: 'Banka havalesi' },
  amount: 'Tutar',
  destination: 'Nereye',
  bankAccount: 'Banka hesabı',
  transaction: 'Transfer',
  noTransaction: 'Herkese açık değil',
  look: (id) => `${id} transferini herkese açık bir gezginde ara`,
  networks: {
    main: null,
    test: 'Test ağı',
    local: 'Özel test zinciri',
    simulated: 'Simüle zincir',
  },
  about: 'Ne görürsünüz, ne görmezsiniz',
  aboutText: [
    'Tutarlar, ücretten sonra çıkandır. Bir adresin ilk altı ve son dört karakteri gösterilir: ' +
      'kendinizinkini bulmaya yeter, başkasınınkine yazmaya yetmez.',
    'Bir banka hesabından hiçbir şey gösterilmez, çünkü onu zaten kimse arayamazdı.',
    'Bekleyen, geri çevrilen veya iptal edilen listede değildir. Kaçının beklediği ve kaçının ' +
      'söz verilenden uzun beklediği durum sayfasındadır.',
  ],
  status: 'Durum sayfasına',
}
