// In Spanish: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'Resultados',
  none: 'Aquí se dice qué ha sido de tus operaciones.',
  accounts: { demo: 'Demo', real: 'Real', chips: 'Fichas' },
  receipt: 'Recibo',
  putAway: 'Apartar este resultado',
  several: (count) => `Han terminado ${count} operaciones`,
  outcome: (won, lost) => `${won} ganadas, ${lost} perdidas`,
}
