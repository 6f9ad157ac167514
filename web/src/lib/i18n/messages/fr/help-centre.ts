// In French: words around the articles of the help.

import type { Messages } from '#contract/shared/messages.ts'
import type { helpCentre as english } from '../help-centre.ts'

export const helpCentre: Messages<typeof english> = {
  title: 'Aide',
  description:
    'Comment fonctionnent ici les opérations, les comptes, les dépôts et les retraits, et ' +
    'quelles sont les chances.',
  lead: 'Comment les choses fonctionnent ici, en mots simples.',
  contents: 'Tous les articles',
  search: 'Chercher dans l’aide',
  found: (count) => (count === 1 ? 'Un article.' : `${count} articles.`),
  nothing: 'Aucun article ne contient tous ces mots.',
  ask: 'Demandez-nous dans le chat.',
}
