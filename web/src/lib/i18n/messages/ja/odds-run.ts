// In Japanese: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `勝ち: ${won}、負け: ${lost}。${from}が${to}になりました。`,
  ranOut: 'その後は取引に使えるものが残りませんでした。',
  result: '結果',
  staked: '投じた合計',
  cost: 'この合計で平均して失う額',
  lowest: '最低の残高',
  curve: (from, to, lowest, highest) =>
    `取引ごとの残高: ${from}で始まり${to}で終わりました。最低は` +
    `${lowest}、最高は${highest}でした。`,
  own: 'あなたの百回の取引',
  average: '毎回平均の額を失った場合',
  table: '曲線を表で見る',
  trades: '行った取引',
  balance: '残高',
  ties:
    'ちょうどストライクで終わると金額が戻ります。その確率は示されていないため、ここでは引かれ' +
    'ません。',
  many: '同じことを千回',
  manyText: '一回の結果からは多くは分かりません。選んだとおりの取引を千回分模擬してみてください。',
  manyBegin: '千回分を模擬する',
  manyEnded: (share) => `${share}が損失で終わりました。`,
  worst: '下から一割はこの額以下で終わりました',
  middle: '半数はこの額以下で終わりました',
  best: '上から一割はこの額以上で終わりました',
  mean: '全体の平均',
  lostAll: '何も残らなかった回',
  losses: '損失',
  gains: '利益',
}
