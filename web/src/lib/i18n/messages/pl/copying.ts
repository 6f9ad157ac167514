// In Polish: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'Kopiuj',
  id: 'Kopiuj cały numer',
  idCopied: 'Skopiowano numer transakcji!',
  failed: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go samodzielnie.',
}
