// In Italian: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'Aiuto',
  description:
    'Come funzionano qui operazioni, conti, depositi e prelievi, e quali sono le probabilità.',
  lead: 'Come funzionano qui le cose, in parole semplici.',
  contents: 'Tutti gli articoli',
  search: 'Cerca nell’aiuto',
  found: (count) => (count === 1 ? 'Un articolo.' : `${count} articoli.`),
  nothing: 'Nessun articolo contiene tutte queste parole.',
  ask: 'Chiedici nella chat.',
}
