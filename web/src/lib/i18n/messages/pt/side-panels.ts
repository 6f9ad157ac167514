// In Portuguese: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'Ganhos',
  allProfits: 'Todos os ganhos',
  profitColumns: { amount: 'Montante', profit: 'Ganho', earnings: 'Rendimento' },
  noProfits: 'Ainda não ganhou nada.',
  latest: 'Últimas operações',
  noTrades: 'Ainda não há operações no seu histórico.',
}
