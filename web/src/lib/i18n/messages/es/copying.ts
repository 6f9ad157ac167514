// In Spanish: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'Copiar',
  id: 'Copiar el identificador entero',
  idCopied: '¡Identificador de la transacción copiado!',
  failed: 'No se ha podido copiar. Selecciona el texto y cópialo tú.',
}
