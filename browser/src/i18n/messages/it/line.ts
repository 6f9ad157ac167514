// In Italian: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'Qualcosa è andato storto.',
  noAnswer: 'Il server non è raggiungibile. Riprova.',
  tooSlow: 'Il server non ha risposto in tempo. Riprova.',
  offline: 'Sei offline.',
}
