// In Japanese: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: '取引履歴',
  columns: {
    id: '注文ID',
    time: '取引時刻',
    symbol: 'シンボル',
    amount: '金額',
    pays: '払戻し',
    duration: '期間',
    entry: '開始価格',
    strike: 'ストライク',
    endPrice: '終了価格',
    endTime: '終了時刻',
    status: '状態',
    side: '方向',
    result: '結果',
  },
  empty: '履歴にまだ取引はありません。',
  emptyMore:
    '各取引が、価格、結果、レシートとともにここに並び、その上に、合計の損益が表示されます。',
  more: 'さらに読み込む',
  utc: '時刻はUTCです。',
  csv: 'これらの取引をCSVで',
  noneFits: '該当する取引はありません。',
  filters: {
    pair: 'ペア',
    side: '方向',
    result: '結果',
    from: '開始日',
    to: '終了日',
    all: 'すべて',
  },
  summary: {
    netTitle: '損益合計',
    marginPaid: (cost, staked) => `投入額${staked}に対するマージン${cost}`,
    curve: (net, cost) =>
      `これらの取引の損益を順に示したもので、最後は${net}です。マージンの費用は平均で${cost}です。`,
    dashed: '破線: マージンの平均の費用。',
    wonAgainst: '勝ちと織り込み',
    noneDecided: '勝ち負けの決まったものはまだありません。',
    scale: (won, priced) => `勝ち${won}、織り込み${priced}`,
    wonOf: (won, priced) => `${won}勝ち、織り込み${priced}`,
    band: (low, high) => `偶然だけなら、真の割合は${low}から${high}の間にあります (95%)。`,
    counts: (won, lost) => `${won}件勝ち、${lost}件負け`,
    streaks: (won, lost) => `最長の連続: ${won}連勝、${lost}連敗`,
    byPair: 'ペア別',
    byDuration: '期間別',
    others: (count) => `ほか${count}件`,
  },
  status: {
    Pending: '進行中',
    Won: '勝ち',
    Lost: '負け',
    Draw: '引き分け',
    Void: '無効',
  },
  receipt: (id) => `取引${id}のレシート`,
}
