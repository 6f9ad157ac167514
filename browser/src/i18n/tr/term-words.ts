// In Turkish: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'Bu bir adres değil. Cüzdanınızdan yeniden kopyalayın.',
  bad_checksum: 'Bu adreste bir hata var. Cüzdanınızdan yeniden kopyalayın.',
  unsupported: 'Bu tür bir adresin ağında henüz kullanımı yok ve oraya giden para kaybolur.',
  wrong_coin: 'Bu adres başka bir coin’e ait.',
  wrong_network: 'Bu adres başka bir ağa ait.',
  zero_address: 'Bu adres kimsenin değil: oraya gönderilen para kaybolur.',

  day: 'gün',
  week: 'hafta',
  month: 'ay',

  approved: 'onaylandı',
  paid: 'ödendi',
  rejected: 'reddedildi',
  cancelled: 'iptal edildi',
  replaced: 'değiştirildi',
  reversed: 'geri alındı',
  restored: 'yeniden hesaba geçirildi',
  returned: 'geri döndü',
  gone: 'kayboldu',

  any_way: 'herhangi bir yol',
  bank: 'banka yoluyla dolar',
} as const satisfies Readonly<Record<Term, string>>
