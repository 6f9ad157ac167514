// In Portuguese: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'Resultados',
  none: 'Aqui é dito o que foi das suas operações.',
  accounts: { demo: 'Demo', real: 'Real', chips: 'Fichas' },
  receipt: 'Recibo',
  putAway: 'Arrumar este resultado',
  several: (count) => `Terminaram ${count} operações`,
  outcome: (won, lost) => `${won} ganhas, ${lost} perdidas`,
}
