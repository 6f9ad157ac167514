// In Polish: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'Teksty prawne przez ciebie zaakceptowane',
  on: (date) => `dnia ${date}`,
  none: 'Jeszcze żadne.',
}
