// In Portuguese: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'Estes textos foram traduzidos por uma máquina e ninguém os leu ainda.',
  readBy: (name, day) =>
    `Estes textos foram traduzidos por uma máquina e lidos por ${name} em ${day}.`,
  english: 'Esta página em inglês',
}
