// In Turkish: what an invoice of credits says.

import type { Messages } from '../../shared/messages.ts'
import type { invoiceWords as english } from '../invoice-words.ts'

export const invoiceWords: Messages<typeof english> = {
  invoice: 'Fatura',
  creditNote: 'İade faturası',
  titleOf: (brand, name) => `${brand}: ${name}`,
  number: 'Numara',
  date: 'Tarih',
  delivered: 'Teslim tarihi',
  of: 'İlgili fatura',
  from: 'Kimden',
  to: 'Kime',
  erased: 'Bu müşterinin hesabı silinmiştir.',
  description: 'Açıklama',
  credits: (credits) => `Ön ödemeli kontör: ${credits}`,
  returned: (credits) => `Geri verilen kullanılmamış kontör: ${credits}`,
  net: 'KDV hariç',
  vat: (percent, country) => `KDV %${percent} (${country})`,
  total: 'KDV dahil toplam',
  paid: (usd, rate) => `Canlı bakiyeden ödendi: ${usd}, bir euro ${rate} üzerinden.`,
  repaid: (usd, rate) => `Canlı bakiyeye geri ödendi: ${usd}, bir euro ${rate} üzerinden.`,
  foot: 'Tutarlar euro, günler UTC’dir.',
}
