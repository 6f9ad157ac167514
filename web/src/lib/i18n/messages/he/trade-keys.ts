// In Hebrew: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'המקשים של המסך הזה',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: 'אל הסכום',
    duration: 'משך הזמן',
    rate: 'שיעור הסטרייק; בסכום, דולר יותר או פחות',
    search: 'חיפוש נכסים',
    back: 'צעד אחורה',
    keys: 'המקשים האלה',
  },
}
