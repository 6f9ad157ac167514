// In French: the first page's words that live on in the browser, and its head.

import type { Messages } from '#contract/shared/messages.ts'
import type { home as english } from '../home.ts'

export const home: Messages<typeof english> = {
  description:
    'Des opérations courtes sur des cours enregistrés : les conditions avant chaque ' +
    'opération, un reçu après, et un résultat que chacun peut recalculer.',
  title: 'Des opérations courtes que vous pouvez vérifier vous-même',
  pricesFailed: 'Les cours n’ont pas pu être chargés.',
  noPrices: 'Aucun cours n’est encore venu.',
  marketsTitle: 'Marchés',
  marketsLead: 'Les cours tels qu’ils sont enregistrés ici : la même série décide des opérations.',
  market: 'Marché',
  price: 'Cours',
  day: 'Variation, 24 h',
  noPrice: 'pas encore de cours',
  closed: 'fermé',
  marketsMore: 'Tous les instruments',
}
