// In French: which legal texts a client accepted.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptedTexts as english } from '../accepted-texts.ts'

export const acceptedTexts: Messages<typeof english> = {
  title: 'Textes juridiques que vous avez acceptés',
  on: (date) => `le ${date}`,
  none: 'Aucun pour l’instant.',
}
