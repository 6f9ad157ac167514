// In German: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'Tasten dieses Bildschirms',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'Zum Betrag',
    duration: 'Die Laufzeit',
    rate: 'Die Strike-Rate; im Betrag ein Dollar mehr oder weniger',
    search: 'Instrumente suchen',
    back: 'Den Schritt zurücknehmen',
    keys: 'Diese Tasten',
  },
}
