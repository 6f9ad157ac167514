// In Japanese: the heads of the columns of a file of trades.

import type { Messages } from '../../shared/messages.ts'
import type { tradeFileWords as english } from '../trade-file-words.ts'

export const tradeFileWords: Messages<typeof english> = {
  trade: '取引',
  accepted: '受付 (UTC)',
  ends: '終了 (UTC)',
  pair: 'ペア',
  side: '方向',
  amount: '金額',
  duration: '期間 (秒)',
  pays: '支払率 (%)',
  chance: '価格に織り込まれた確率 (%)',
  entry: '開始価格',
  strike: 'ストライク',
  exit: '終了価格',
  result: '結果',
  profit: '損益',
}
