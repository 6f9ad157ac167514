// In German: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'Gewinne',
  allProfits: 'Alle Gewinne',
  profitColumns: { amount: 'Betrag', profit: 'Gewinn', earnings: 'Ertrag' },
  noProfits: 'Du hast noch nichts verdient.',
  latest: 'Neueste Trades',
  noTrades: 'Noch kein Trade in deinem Verlauf.',
}
