// In Arabic: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'النصوص القانونية التي وافقت عليها',
  on: (date) => `في ${date}`,
  none: 'لا شيء بعد.',
}
