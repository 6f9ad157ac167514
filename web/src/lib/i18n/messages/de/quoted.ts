// In German: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'Wofür es hier Kurse gibt',
  none: 'Noch ist kein Kurs gekommen.',
  all: 'Alle Instrumente',
  missing: (symbol) => `Für ${symbol} gibt es hier keinen Kurs`,
  missingLead: (symbol) =>
    `Die Kursquelle dieser Installation hat kein ${symbol}. Das hier hat sie.`,
}
