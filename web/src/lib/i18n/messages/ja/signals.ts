// In Japanese: what is said of signals, of the rules they come from, and of what their records
// allow to be said.

import type { Messages } from '#contract/shared/messages.ts'
import type { signals as english } from '../signals.ts'

export const signals: Messages<typeof english> = {
  title: 'シグナル',
  advice:
    'シグナルは助言ではなく、価格が次にどう動くかを知る人はここにはいません。ほとんどのルールは、' +
    'ほぼマージンの分だけ損をします。それに従う人も同じです。',
  contents: 'ルール',
  rules: {
    momentum: 'モメンタム',
    mean_reversion: '平均回帰',
    volatility_breakout: 'ボラティリティ・ブレイクアウト',
    coin: '投げたコイン',
  },
  ideas: {
    momentum:
      'ある方向に進んできたものは、さらに進む。価格の速い平均が遅い平均から、' +
      '価格が1分間に普段動くより大きく離れたときに発し、同じ方向をもう一度言います。',
    mean_reversion:
      '中心から遠く離れたものは、戻る。価格がボリンジャーバンドの外に出て、' +
      '相対力指数が一方向にだけ進んだことを示すときに発し、「戻る」と言います。',
    volatility_breakout:
      '静かな部屋を出た人は、歩き続ける。価格がそれまでより大きく動きながら、' +
      '直前の数分間のチャネルの外に出たときに発し、「その方向へさらに」と言います。',
    coin:
      'ルールではありません。ときおりコインを投げます。ほかのルールと比べられるように、' +
      'ここにあります。コインより良くないルールは、何も知らないのと同じです。',
  },
  outcomes: { hit: '的中', miss: '外れ', tie: '引き分け', void: '無効' },
  verdicts: {
    too_few: '決まったものが少なすぎて、何も言えません。',
    loses: '損をしています。従った人は資金を失い、偶然だけでは説明できません。',
    unclear: '何も示されていません。偶然だけでもすべてこうなりえます。',
    above:
      'これまでのところ、偶然で説明できる以上に損益分岐点を上回っています。それは過去のことで、' +
      '何も約束しません。',
  },
  loading: '成績を読み込み中',
  retry: 'もう一度試す',
  failed: '成績を読み込めませんでした。',
  none: 'まだ始まったルールはありません。',
  older: '終了した成績',
  olderWhy: 'ルールまたはパラメーターが変更されました。数えたものは残ります。',
  version: (version) => `バージョン${version}`,
  startedAt: (day) => `${day} (UTC) から`,
  horizon: (time) => `期間${time}`,
  parameters: 'パラメーター',
  hits: '的中',
  misses: '外れ',
  ties: '引き分け',
  voids: '無効',
  waiting: '未終了',
  rate: '的中の割合',
  range: (low, high) => `${low}～${high}`,
  breakEven: '損益分岐点',
  priced: 'コイン',
  each: 'それぞれに1ドルの損益',
  noRate: (from) => `決まったシグナル${from}件から表示`,
  bar: ({ rate, low, high, even, coin }) =>
    `的中の割合${rate}、${low}から${high}の間。損益分岐点${even}、コイン${coin}`,
  byInstrument: '銘柄別',
  instrument: '銘柄',
  newest: '最近終了したシグナル',
  newestOf: (rule) => `最近のもの: ${rule}`,
  rule: 'ルール',
  side: '方向',
  published: '公開 (UTC)',
  window: 'ウィンドウ (UTC)',
  outcome: '結果',
  strike: 'ストライク',
  end: '終了',
  running: '進行中',
  opensIn: (time) => `${time}後に開く`,
  closesIn: (time) => `${time}後に閉じる`,
  isMeasured: '測定中',
  allRules: 'すべてのルール',
  allInstruments: 'すべての銘柄',
  both: '進行中と終了',
  onlyRunning: '進行中のみ',
  onlyEnded: '終了のみ',
  state: '状態',
  empty:
    'これまでにそのようなシグナルはありません。ルールが発するのはまれで、' +
    '何時間もまったくないこともあります。',
  more: '以前のシグナル',
  records: 'すべての結果',
  howMeasured: '測り方',
  trade: 'チャートへ',
  panel: 'シグナル',
  all: 'すべてのシグナル',
  quiet: '現在、これについて発しているルールはありません。',
}
