// In Turkish: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'Bu ekranın tuşları',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'Tutara git',
    duration: 'Süre',
    rate: 'Kullanım oranı; tutarda bir dolar fazla veya az',
    search: 'Enstrüman ara',
    back: 'Adımı geri al',
    keys: 'Bu tuşlar',
  },
}
