// In Spanish: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'Textos legales que has aceptado',
  on: (date) => `el ${date}`,
  none: 'Ninguno todavía.',
}
