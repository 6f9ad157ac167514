// In Italian: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'Testi legali che hai accettato',
  on: (date) => `il ${date}`,
  none: 'Ancora nessuno.',
}
