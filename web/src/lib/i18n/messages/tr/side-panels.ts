// In Turkish: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: 'Kârlar',
  allProfits: 'Tüm kârlar',
  profitColumns: { amount: 'Tutar', profit: 'Kâr', earnings: 'Kazanç' },
  noProfits: 'Henüz kazanmadınız.',
  latest: 'Son işlemler',
  noTrades: 'Geçmişinizde henüz işlem yok.',
}
