// In Hebrew: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'רווחים',
  allProfits: 'כל הרווחים',
  profitColumns: { amount: 'סכום', profit: 'רווח', earnings: 'תקבול' },
  noProfits: 'עדיין לא הרווחת.',
  latest: 'העסקאות האחרונות',
  noTrades: 'אין עדיין עסקה בהיסטוריה שלך.',
}
