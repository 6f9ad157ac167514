// In Polish: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'Zyski',
  allProfits: 'Wszystkie zyski',
  profitColumns: { amount: 'Kwota', profit: 'Zysk', earnings: 'Zarobek' },
  noProfits: 'Nie ma jeszcze żadnych zarobków.',
  latest: 'Ostatnie transakcje',
  noTrades: 'W twojej historii nie ma jeszcze transakcji.',
}
