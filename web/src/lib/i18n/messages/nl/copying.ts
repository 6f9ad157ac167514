// In Dutch: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'Kopiëren',
  id: 'Het hele nummer kopiëren',
  idCopied: 'Transactienummer gekopieerd!',
  failed: 'Kopiëren is niet gelukt. Selecteer de tekst en kopieer die zelf.',
}
