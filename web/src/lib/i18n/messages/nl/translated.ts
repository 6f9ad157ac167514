// In Dutch: how the texts of this language came about.

import type { Messages } from '#contract/shared/messages.ts'
import type { translated as english } from '../translated.ts'

export const translated: Messages<typeof english> = {
  byMachine: 'Deze teksten zijn door een machine vertaald en nog door geen mens nagelezen.',
  readBy: (name, day) =>
    `Deze teksten zijn door een machine vertaald en op ${day} nagelezen door ${name}.`,
  english: 'Deze pagina in het Engels',
}
