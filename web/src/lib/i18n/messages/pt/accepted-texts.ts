// In Portuguese: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'Textos legais que aceitou',
  on: (date) => `em ${date}`,
  none: 'Ainda nenhum.',
}
