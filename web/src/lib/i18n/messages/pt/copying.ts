// In Portuguese: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'Copiar',
  id: 'Copiar o identificador inteiro',
  idCopied: 'Identificador da transação copiado!',
  failed: 'Não foi possível copiar. Selecione o texto e copie-o você.',
}
