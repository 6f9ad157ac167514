// In French: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'Touches de cet écran',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'Aller au montant',
    duration: 'La durée',
    rate: 'Le taux de strike ; dans le montant, un dollar de plus ou de moins',
    search: 'Chercher des instruments',
    back: 'Revenir d’un pas',
    keys: 'Ces touches',
  },
}
