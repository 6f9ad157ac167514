// In Italian: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'Questi testi sono stati tradotti da una macchina e nessuno li ha ancora riletti.',
  readBy: (name, day) =>
    `Questi testi sono stati tradotti da una macchina e riletti da ${name} il ${day}.`,
  english: 'Questa pagina in inglese',
}
