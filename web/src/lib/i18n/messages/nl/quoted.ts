// In Dutch: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'Wat hier een koers heeft',
  none: 'Er is nog geen koers binnengekomen.',
  all: 'Alle instrumenten',
  missing: (symbol: string) => `${symbol} heeft hier geen koers`,
  missingLead: (symbol: string) =>
    `De koersbron van deze installatie heeft geen ${symbol}. Dit heeft ze wel.`,
}
