// In French: what became of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { results as english } from '../results.ts'

export const results: Messages<typeof english> = {
  title: 'Résultats',
  none: 'Ce que deviennent vos opérations est dit ici.',
  accounts: { demo: 'Démo', real: 'Live', chips: 'Jetons' },
  receipt: 'Reçu',
  putAway: 'Ranger ce résultat',
  several: (count) => `${count} opérations terminées`,
  outcome: (won, lost) => `${won} gagnées, ${lost} perdues`,
}
