// In French: the words that stand for codes in details.

import type { Term } from '#contract/shared/terms.ts'

export const terms = {
  not_an_address: 'Ceci n’est pas une adresse. Copiez-la de nouveau depuis votre portefeuille.',
  bad_checksum:
    'Cette adresse contient une erreur. Copiez-la de nouveau depuis votre portefeuille.',
  unsupported: 'Ce type d’adresse n’a encore aucun usage sur son réseau, et l’argent y est perdu.',
  wrong_coin: 'Cette adresse appartient à une autre cryptomonnaie.',
  wrong_network: 'Cette adresse appartient à un autre réseau.',
  zero_address: 'Personne ne détient cette adresse : l’argent envoyé là est perdu.',

  day: 'jour',
  week: 'semaine',
  month: 'mois',

  approved: 'approuvé',
  paid: 'payé',
  rejected: 'refusé',
  cancelled: 'annulé',
  replaced: 'remplacé',
  reversed: 'repris',
  restored: 'recrédité',
  returned: 'revenu',
  gone: 'perdu',

  any_way: 'quelque forme que ce soit',
  bank: 'dollars par virement',
} as const satisfies Readonly<Record<Term, string>>
