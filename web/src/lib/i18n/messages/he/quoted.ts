// In Hebrew: what has a price here, where something else was asked for.

import type { Messages } from '#contract/shared/messages.ts'
import type { quoted as english } from '../quoted.ts'

export const quoted: Messages<typeof english> = {
  title: 'מה מצוטט כאן',
  none: 'עדיין לא הגיע מחיר.',
  all: 'כל הנכסים',
  missing: (symbol) => `${symbol} אינו מצוטט כאן`,
  missingLead: (symbol) => `למקור המחירים של ההתקנה הזאת אין ${symbol}. זה מה שיש לו.`,
}
