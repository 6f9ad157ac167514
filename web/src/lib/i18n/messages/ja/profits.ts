// In Japanese: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: '取引の利益',
  lead:
    '勝ち負けを問わず、すべてのライブ取引の損益の合計を、その価格のマージンの費用と並べて示しま' +
    'す。日付はUTCです。',
  won: '勝った取引',
  period: '期間',
  periods: { today: '本日', week: '7日間', month: '30日間', all: 'すべて' },
  columns: {
    nr: '番号',
    id: '取引ID',
    amount: '金額',
    profit: '利益',
    earnings: '受取額',
    date: '獲得日',
  },
  empty: 'まだ利益はありません。',
  emptyMore:
    '勝ったライブ取引とその利益がここに並び、その上に、すべてのライブ取引の損益の合計が表示されま' +
    'す。',
  more: 'さらに読み込む',
}
