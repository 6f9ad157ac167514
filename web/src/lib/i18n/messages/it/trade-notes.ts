// In Italian: that an average decides the end, where one does.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeNotes as english } from '../trade-notes.ts'

export const tradeNotes: Messages<typeof english> = {
  average: (seconds) =>
    `Decide il prezzo medio degli ultimi ${seconds} secondi, non l’ultimo prezzo.`,
}
