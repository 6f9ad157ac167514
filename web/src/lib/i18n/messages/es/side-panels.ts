// In Spanish: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'Ganancias',
  allProfits: 'Todas las ganancias',
  profitColumns: { amount: 'Importe', profit: 'Ganancia', earnings: 'Ingresos' },
  noProfits: 'Aún no has ganado nada.',
  latest: 'Últimas operaciones',
  noTrades: 'Aún no hay operaciones en tu historial.',
}
