// In Turkish: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'İşlemlerden kazançlarınız',
  lead:
    'Kazanan ya da kaybeden tüm canlı işlemlerinizin toplamı, yanında fiyatlarındaki marjın ' +
    'maliyeti. Günler UTC’dir.',
  won: 'Kazanan işlemler',
  period: 'Dönem',
  periods: { today: 'Bugün', week: '7 gün', month: '30 gün', all: 'Tümü' },
  columns: {
    nr: 'No.',
    id: 'İşlem no',
    amount: 'Tutar',
    profit: 'Kâr',
    earnings: 'Kazanç',
    date: 'Kazanıldığı tarih',
  },
  empty: 'Henüz kazanmadınız.',
  emptyMore:
    'Kazandığınız her canlı işlem, kazandırdığıyla burada yer alır; üstlerinde tüm canlı ' +
    'işlemlerinizin toplamı.',
  more: 'Daha fazla yükle',
}
