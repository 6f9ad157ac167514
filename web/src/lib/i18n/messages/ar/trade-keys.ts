// In Arabic: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'مفاتيح هذه الشاشة',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'إلى المبلغ',
    duration: 'المدة',
    rate: 'معدل الممارسة؛ وفي المبلغ، دولار أكثر أو أقل',
    search: 'البحث في الأدوات',
    back: 'التراجع عن الخطوة',
    keys: 'هذه المفاتيح',
  },
}
