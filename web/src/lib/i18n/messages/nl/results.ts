// In Dutch: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'Resultaten',
  none: 'Hier staat wat er van je transacties komt.',
  accounts: { demo: 'Demo', real: 'Live', chips: 'Fiches' },
  receipt: 'Bewijs',
  putAway: 'Dit resultaat opbergen',
  several: (count) => `${count} transacties afgelopen`,
  outcome: (won, lost) => `${won} gewonnen, ${lost} verloren`,
}
