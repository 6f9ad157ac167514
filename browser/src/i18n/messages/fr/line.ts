// In French: what is said where no answer came that could be read.

import type { Messages } from '#contract/shared/messages.ts'
import type { line as english } from '../line.ts'

export const line: Messages<typeof english> = {
  somethingWrong: 'Une erreur est survenue.',
  noAnswer: 'Le serveur est injoignable. Veuillez réessayer.',
  tooSlow: 'Le serveur n’a pas répondu à temps. Veuillez réessayer.',
  offline: 'Vous êtes hors ligne.',
}
