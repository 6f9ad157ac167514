// In Spanish: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'Algo ha fallado.',
  noAnswer: 'No se puede contactar con el servidor. Inténtalo de nuevo.',
  tooSlow: 'El servidor no ha respondido a tiempo. Inténtalo de nuevo.',
  offline: 'No tienes conexión.',
}
