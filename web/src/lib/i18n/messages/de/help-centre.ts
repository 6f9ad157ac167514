// In German: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'Hilfe',
  description:
    'Wie Trades, Konten, Ein- und Auszahlungen hier funktionieren, und wie die Chancen stehen.',
  lead: 'Wie es hier funktioniert, in einfachen Worten.',
  contents: 'Alle Artikel',
  search: 'Hilfe durchsuchen',
  found: (count) => (count === 1 ? 'Ein Artikel.' : `${count} Artikel.`),
  nothing: 'Kein Artikel enthält alle diese Wörter.',
  ask: 'Frag uns im Chat.',
}
