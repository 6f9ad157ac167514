// In Italian: what stands in a page for browsers without scripts.

import type { Messages } from '#contract/shared/messages.ts'
import type { noScript as english } from '../no-script.ts'

export const noScript: Messages<typeof english> = {
  text:
    'Per accedere e operare serve JavaScript. Le pagine pubbliche si possono leggere senza, ' +
    'con i prezzi di quando sono state fatte; grafici, menu a comparsa, ricerca e modulo di ' +
    'contatto ne hanno bisogno.',
}
