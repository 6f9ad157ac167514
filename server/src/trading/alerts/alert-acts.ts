// In which forms a client is told that a price has reached a level of theirs.

import { act } from '#server/identity/clients/told-act.ts'
import { priceAlertLetter, type Reached } from './alert-letters.ts'

export const alertActs = {
  reached: act<Reached>({
    event: null,
    notice: {
      kind: 'price_alert',
      details: ({ kind, symbol, price }) => ({ alert: kind, symbol, price }),
    },
    letter: priceAlertLetter,
  }),
}
