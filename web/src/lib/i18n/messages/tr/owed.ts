// In Turkish: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: 'Size borcumuz, kanıtlı',
  lead:
    'Günde bir kez, tüm müşterilere toplam borcumuzu herkese açık günlüğümüzde yayımlarız. ' +
    'İşlemlere konulan tutarlar ve süren çekimler dahil, kendi tutarınız bunun içinde sayılır: ' +
    'tarayıcınız bunu burada kontrol eder.',
  loading: 'Kanıt yükleniyor',
  none:
    'Son yayımlandığında size bir borcumuz yoktu, ya da henüz hiç yayımlanmadı, ya da e-posta ' +
    'adresiniz o zamandan beri değişti: o hâlde kanıtınız ertesi gündedir.',
  said: (at, amount, total) =>
    `${at} UTC itibarıyla size borcumuz ${amount}, tüm müşterilere olan ${total} borcumuzun ` +
    'içinde.',
  counted: 'Tutarınız bu toplamda sayılmış',
  logged: 'Günlükte bu toplam var',
  good: 'İkisi de doğru',
  bad: 'Doğru değil',
  save: 'Kanıtı kaydet',
  tooOld:
    'Bu tarayıcı imzaları (Ed25519) kontrol edemiyor. Daha yenisi ya da npm run verify edebilir.',
  all: {
    title: 'Müşterilere ne borçluyuz ve ne var',
    lead:
      'Günde bir kez toplamlardan bir ağaç olarak yayımlanır; her müşteri kendi tutarını hesap ' +
      'özeti sayfasında onun içinde bulur. Yanında, zincirlerin söylediği gibi, adreslerimizin ' +
      'içindekiler.',
    total: 'Müşterilere borç',
    none: 'Henüz yayımlanmadı.',
    asOf: (at) => `${at} UTC itibarıyla`,
    root: 'Ağacın kökü',
    entry: (nr) => `günlüğün ${nr} numaralı kaydı`,
    held: 'Adreslerimizde',
    heldNone: 'Henüz hiçbir zincire sorulmadı.',
  },
}
