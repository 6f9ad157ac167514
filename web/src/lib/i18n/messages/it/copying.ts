// In Italian: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'Copia',
  id: 'Copia l’identificativo intero',
  idCopied: 'Identificativo della transazione copiato!',
  failed: 'Non è stato possibile copiare. Seleziona il testo e copialo tu.',
}
