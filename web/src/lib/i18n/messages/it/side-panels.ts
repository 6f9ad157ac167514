// In Italian: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'Profitti',
  allProfits: 'Tutti i profitti',
  profitColumns: { amount: 'Importo', profit: 'Profitto', earnings: 'Guadagno' },
  noProfits: 'Non hai ancora guadagnato.',
  latest: 'Ultime operazioni',
  noTrades: 'Ancora nessuna operazione nel tuo storico.',
}
