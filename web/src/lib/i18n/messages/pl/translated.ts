// In Polish: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'Te teksty przetłumaczyła maszyna i nikt ich jeszcze nie przeczytał.',
  readBy: (name, day) =>
    `Te teksty przetłumaczyła maszyna, a przeczytał je człowiek: ${name}, ${day}.`,
  english: 'Ta strona po angielsku',
}
