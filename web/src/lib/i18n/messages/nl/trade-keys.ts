// In Dutch: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'Toetsen van dit scherm',
  does: {
    buy: 'Kopen',
    sell: 'Verkopen',
    amount: 'Naar het bedrag',
    duration: 'De looptijd',
    rate: 'De strike rate; bij het bedrag een dollar meer of minder',
    search: 'Instrumenten zoeken',
    back: 'De stap terugnemen',
    keys: 'Deze toetsen',
  },
}
