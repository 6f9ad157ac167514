// In Polish: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'Coś poszło nie tak.',
  noAnswer: 'Serwer jest nieosiągalny. Spróbuj ponownie.',
  tooSlow: 'Serwer nie odpowiedział na czas. Spróbuj ponownie.',
  offline: 'Brak połączenia z siecią.',
}
