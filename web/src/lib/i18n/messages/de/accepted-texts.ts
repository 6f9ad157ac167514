// In German: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'Rechtstexte, denen du zugestimmt hast',
  on: (date) => `am ${date}`,
  none: 'Noch keine.',
}
