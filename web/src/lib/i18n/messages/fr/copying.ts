// In French: what is said about copying a text.

import type { Messages } from '#contract/shared/messages.ts'
import type { copying as english } from '../copying.ts'

export const copying: Messages<typeof english> = {
  copy: 'Copier',
  id: 'Copier le numéro entier',
  idCopied: 'Numéro de transaction copié !',
  failed: 'La copie a échoué. Veuillez sélectionner le texte et le copier vous-même.',
}
