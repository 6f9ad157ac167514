// In Polish: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { helpCentre as english } from '../help-centre.ts'

const plural = pluralOf('pl')

export const helpCentre: Messages<typeof english> = {
  title: 'Pomoc',
  description: 'Jak działają tu transakcje, konta, wpłaty i wypłaty oraz jakie są szanse.',
  lead: 'Jak to tu działa, prostymi słowami.',
  contents: 'Wszystkie artykuły',
  search: 'Szukaj w pomocy',
  found: (count) =>
    plural(count, {
      one: 'Jeden artykuł.',
      few: `${count} artykuły.`,
      other: `${count} artykułów.`,
    }),
  nothing: 'Żaden artykuł nie zawiera wszystkich tych słów.',
  ask: 'Zapytaj nas na czacie.',
}
