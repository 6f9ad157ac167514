// In French: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'Ces textes ont été traduits par une machine et personne ne les a encore relus.',
  readBy: (name, day) =>
    `Ces textes ont été traduits par une machine et relus par ${name} le ${day}.`,
  english: 'Cette page en anglais',
}
