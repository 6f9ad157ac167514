// In Dutch: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'Juridische teksten waarmee je akkoord ging',
  on: (date: string) => `op ${date}`,
  none: 'Nog geen.',
}
