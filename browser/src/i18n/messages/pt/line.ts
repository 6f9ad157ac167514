// In Portuguese: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'Algo correu mal.',
  noAnswer: 'Não é possível contactar o servidor. Tente novamente.',
  tooSlow: 'O servidor não respondeu a tempo. Tente novamente.',
  offline: 'Está sem ligação.',
}
