// In German: that an average decides the end, where one does.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeNotes as english } from '../trade-notes.ts'

export const tradeNotes: Messages<typeof english> = {
  average: (seconds) =>
    `Es entscheidet der Durchschnittskurs der letzten ${seconds} Sekunden, nicht der letzte Kurs.`,
}
