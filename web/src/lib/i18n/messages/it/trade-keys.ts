// In Italian: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'Tasti di questa schermata',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'All’importo',
    duration: 'La durata',
    rate: 'La strike rate; nell’importo, un dollaro in più o in meno',
    search: 'Cerca strumenti',
    back: 'Torna indietro di un passo',
    keys: 'Questi tasti',
  },
}
