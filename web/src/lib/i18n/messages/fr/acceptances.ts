// In French: words about changed legal texts.

import type { Messages } from '#contract/shared/messages.ts'
import type { acceptances as english } from '../acceptances.ts'

export const acceptances: Messages<typeof english> = {
  titles: {
    terms: 'Conditions générales',
    privacy: 'Politique de confidentialité',
    'risk-disclosure': 'Avertissement sur les risques',
    'aml-policy': 'Politique de lutte contre le blanchiment et d’identification',
    'payment-policy': 'Politique de paiement',
  },
  changed: 'Nos textes juridiques ont changé',
  first: 'Veuillez lire nos textes juridiques',
  version: (version) => `version ${version}`,
  meaning:
    'Tant que vous n’acceptez pas, aucune nouvelle opération ne peut être ouverte. Les ' +
    'opérations ouvertes continuent, et vous pouvez tout consulter, faire un retrait, ' +
    'exporter vos données et fermer votre compte comme avant.',
  accept: 'Accepter',
  working: 'Un instant',
  later: 'Pas maintenant',
  short: 'Les nouvelles opérations attendent que vous acceptiez nos textes juridiques.',
  show: 'Les montrer',
  notice: 'Annonce d’un changement',
  from: (date) => `À partir du ${date}, une nouvelle version s’applique : `,
  changes: 'Ce qui change',
  nothingToDo: 'Il n’y a rien à faire maintenant. Il vous sera demandé ce jour-là.',
  seen: 'J’ai vu ceci',
}
