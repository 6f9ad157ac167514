// In German: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'Kopieren',
  id: 'Die ganze Nummer kopieren',
  idCopied: 'Transaktionsnummer kopiert!',
  failed: 'Das Kopieren ging nicht. Bitte markiere den Text und kopiere ihn selbst.',
}
