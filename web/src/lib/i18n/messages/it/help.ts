// In Italian: where help is.

import type { Messages } from '#contract/shared/messages.ts'
import type { help as english } from '../help.ts'

export const help: Messages<typeof english> = {
  title: 'Aiuto e testi legali',
  centre: 'Articoli di aiuto',
  liveChat: 'Chat dal vivo',
  contact: 'Contatto',
  terms: 'Termini e condizioni',
  privacy: 'Informativa sulla privacy',
  risk: 'Informativa sui rischi',
  aml: 'Politica AML',
  payment: 'Politica dei pagamenti',
  site: 'Sito pubblico',
}
