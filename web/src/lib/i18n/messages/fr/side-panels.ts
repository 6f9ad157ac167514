// In French: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'Gains',
  allProfits: 'Tous les gains',
  profitColumns: { amount: 'Montant', profit: 'Gain', earnings: 'Rapport' },
  noProfits: 'Vous n’avez encore rien gagné.',
  latest: 'Dernières opérations',
  noTrades: 'Aucune opération dans votre historique pour l’instant.',
}
