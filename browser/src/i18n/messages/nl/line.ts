// In Dutch: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'Er ging iets mis.',
  noAnswer: 'De server is niet bereikbaar. Probeer het opnieuw.',
  tooSlow: 'De server antwoordde niet op tijd. Probeer het opnieuw.',
  offline: 'Je bent offline.',
}
