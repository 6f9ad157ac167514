// In Dutch: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'Winst',
  allProfits: 'Alle winst',
  profitColumns: { amount: 'Inleg', profit: 'Winst', earnings: 'Opbrengst' },
  noProfits: 'Je hebt nog niets verdiend',
  latest: 'Laatste transacties',
  noTrades: 'Er zijn nog geen transacties.',
}
