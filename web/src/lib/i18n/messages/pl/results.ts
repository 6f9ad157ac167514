// In Polish: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'Wyniki',
  none: 'Tu będzie widać, co stało się z twoimi transakcjami.',
  accounts: { demo: 'Demo', real: 'Live', chips: 'Żetony' },
  receipt: 'Pokwitowanie',
  putAway: 'Odłóż ten wynik',
  several: (count) => `Zakończone transakcje: ${count}`,
  outcome: (won, lost) => `wygrane: ${won}, przegrane: ${lost}`,
}
