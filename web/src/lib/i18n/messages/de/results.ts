// In German: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'Ergebnisse',
  none: 'Hier steht, was aus deinen Trades wird.',
  accounts: { demo: 'Demo', real: 'Live', chips: 'Chips' },
  receipt: 'Beleg',
  putAway: 'Dieses Ergebnis weglegen',
  several: (count) => `${count} Trades beendet`,
  outcome: (won, lost) => `${won} gewonnen, ${lost} verloren`,
}
