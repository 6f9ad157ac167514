// In French: the first trade.

import type { Messages } from '#contract/shared/messages.ts'
import type { firstSteps as english } from '../first-steps.ts'

export const firstSteps: Messages<typeof english> = {
  title: 'Aucune opération ouverte. Votre première, en trois étapes :',
  steps: [
    [
      'Choisissez les conditions',
      'Combien, combien de temps elle court, et ce que chaque côté paie s’il a raison.',
    ],
    [
      'Appuyez sur Buy ou Sell',
      'Buy si vous pensez qu’elle finit au-dessus du strike, Sell si au-dessous.',
    ],
    [
      'Voyez comment elle finit',
      'Le graphique la montre courir ; le résultat vient ici, avec son reçu.',
    ],
  ],
  leave: 'Je sais comment faire',
}
