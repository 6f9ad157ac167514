// In Polish: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'Co ma tu kurs',
  none: 'Nie nadszedł jeszcze żaden kurs.',
  all: 'Wszystkie instrumenty',
  missing: (symbol) => `${symbol} nie ma tu kursu`,
  missingLead: (symbol) => `Źródło kursów tej instalacji nie ma ${symbol}. Oto, co ma.`,
}
