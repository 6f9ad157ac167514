// In German: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'Etwas ist schiefgegangen.',
  noAnswer: 'Der Server ist nicht erreichbar. Bitte versuche es noch einmal.',
  tooSlow: 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuche es noch einmal.',
  offline: 'Du bist offline.',
}
