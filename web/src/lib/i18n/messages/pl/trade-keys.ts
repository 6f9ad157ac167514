// In Polish: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'Klawisze tego ekranu',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'Do kwoty',
    duration: 'Czas trwania',
    rate: 'Stopa strike; w kwocie dolar więcej lub mniej',
    search: 'Szukaj instrumentów',
    back: 'Cofnij krok',
    keys: 'Te klawisze',
  },
}
