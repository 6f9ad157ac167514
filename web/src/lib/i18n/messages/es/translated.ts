// In Spanish: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'Estos textos los tradujo una máquina y ninguna persona los ha leído todavía.',
  readBy: (name, day) => `Estos textos los tradujo una máquina y los leyó ${name} el ${day}.`,
  english: 'Esta página en inglés',
}
