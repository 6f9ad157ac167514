// In Japanese: what stands beside the chart.

import type { Messages } from '#contract/shared/messages.ts'
import type { sidePanels as english } from '../side-panels.ts'

export const sidePanels: Messages<typeof english> = {
  profits: '利益',
  allProfits: 'すべての利益',
  profitColumns: { amount: '金額', profit: '利益', earnings: '受取額' },
  noProfits: 'まだ利益はありません。',
  latest: '最近の取引',
  noTrades: '履歴にまだ取引はありません。',
}
