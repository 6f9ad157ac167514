// In Arabic: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'الأرباح',
  allProfits: 'كل الأرباح',
  profitColumns: { amount: 'المبلغ', profit: 'الربح', earnings: 'العائد' },
  noProfits: 'لم تكسب شيئًا بعد.',
  latest: 'أحدث الصفقات',
  noTrades: 'لا صفقة في سجلك بعد.',
}
