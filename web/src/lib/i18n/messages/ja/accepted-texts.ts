// In Japanese: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: '同意された法的文書',
  on: (date) => `${date}に同意`,
  none: 'まだありません。',
}
