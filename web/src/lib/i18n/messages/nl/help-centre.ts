// In Dutch: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'Hulp',
  description:
    'Hoe transacties, accounts, storten en opnemen hier werken, en hoe de kansen liggen.',
  lead: 'Hoe het hier werkt, in gewone woorden.',
  contents: 'Alle artikelen',
  search: 'Zoek in de hulp',
  found: (count: number) => (count === 1 ? 'Eén artikel.' : `${count} artikelen.`),
  nothing: 'Geen artikel heeft al deze woorden.',
  ask: 'Vraag het ons in de chat.',
}
