// In Japanese: the keys of the trading screen.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeKeys as english } from '../trade-keys.ts'

export const tradeKeys: Messages<typeof english> = {
  title: 'この画面のキー',
  does: {
    buy: 'Buy',
    sell: 'Sell',
    amount: '金額へ',
    duration: '期間',
    rate: 'ストライクレート。金額の欄では1ドル増減',
    search: '銘柄を検索',
    back: '1つ戻る',
    keys: 'このキー一覧',
  },
}
