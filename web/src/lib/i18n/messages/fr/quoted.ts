// In French: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'Ce qui est coté ici',
  none: 'Aucun cours n’est encore venu.',
  all: 'Tous les instruments',
  missing: (symbol) => `${symbol} n’est pas coté ici`,
  missingLead: (symbol) =>
    `La source des cours de cette installation n’a pas ${symbol}. Voici ce qu’elle a.`,
}
