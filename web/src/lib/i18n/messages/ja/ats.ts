// In Japanese: automated trades, and what was done with each signal.

import { atsReasons } from '#contract/client/ja/ats-reason-words.ts'
import type { Messages } from '#contract/shared/messages.ts'
import type { ats as english } from '../ats.ts'

export const ats: Messages<typeof english> = {
  title: '自動取引',
  lead:
    'シグナルのウィンドウが開くと、設定した制限の範囲で代わりに取引します。もとになるルールは、' +
    'それぞれの成績とともにシグナルのページにあります。',
  switchTitle: '自動取引は',
  runs: { off: 'オフ', demo: 'オン: デモ', real: 'オン: ライブ' },
  turnOff: '今すぐオフにする',
  turnOnDemo: 'デモでオンにする',
  turnOnReal: 'ライブでオンにする',
  settleFirst: '下で何を取引するかを設定すると、デモでオンにできます。',
  pausedAll: 'スタッフが全員の自動取引を一時停止しています。',
  pausedYou: 'スタッフがこの口座の自動取引を一時停止しています。',
  because: (reason) => `理由: ${reason}`,
  offSince: (when, reason) => `${when}からオフです。${reason}`,
  todaySoFar: (trades, allowed, open, brought) =>
    `本日 (UTC): ${allowed}件中${trades}件の取引、未決済${open}、これまでの損益${brought}。`,
  liveNeeds: (trials, needed) =>
    `ライブには、プランと、この設定で結果の出たデモ取引${needed}件が必要です。` +
    `これまでは${trials}件です。`,
  toPlans: 'プランを見る',

  statementTitle: '予想される損失',
  likely: (loss, trades, share) =>
    `平均で1日におよそ${loss}: 1日${trades}件の取引、各投入額の${share}。`,
  atMost: (loss) => `すべての取引に負けた場合、1日に最大${loss}。`,
  ruleLoses: (rule) => `成績によれば${rule}は損をしており、偶然では説明できません。`,
  noPromise: 'ここに、勝つと分かっているルールはありません。各価格のマージンは当社側にあります。',
  understood: 'これを読み、この資金を失う可能性が高いことを理解しました。',
  cancel: 'キャンセル',

  settingsTitle: '取引の内容',
  change: '変更',
  save: '保存',
  changeEndsLive: '設定を変えるとライブはオフになります。まずデモで試します。',
  emptyIsNone: '空欄は、その種類の制限なしを意味します。',
  labels: {
    rules: 'ルール',
    symbols: '銘柄',
    stake: '1取引の金額',
    share: '残高に対する割合 (%)',
    share_bp: '残高に対する割合 (%)',
    hours: '時間帯 (UTC)',
    from: '開始 (UTC)',
    to: '終了 (UTC)',
    'hours.from': '開始 (UTC)',
    'hours.to': '終了 (UTC)',
    trades_per_day: '1日の最大取引数',
    stake_per_day: '1日の最大投入額 ($)',
    loss_per_day: '1日の最大損失 ($)',
    losses_in_row: 'オフにする連敗数',
    cool_down_minutes: '損失後に待つ分数',
    pair_losses: 'ペアを外す連敗数',
    drawdown: 'オフにするドローダウン ($)',
    tells: '通知する内容',
  },
  stakeBy: '金額の決め方',
  stakeFixed: '毎回同じ金額',
  stakeShare: '残高に対する割合',
  stakeMost: (most) => `1取引あたり最大${most}。`,
  lossHint: '未決済のものは損失として数えます。',
  hoursHint: '07:30のように入力します。両方空欄なら終日です。',
  allHours: '終日',
  ofBalance: (share) => `残高の${share}`,
  none: '制限なし',
  tells: {
    nothing: 'なし',
    ends: 'オフになったとき',
    trades: 'オフになったときと、各取引',
  },

  logTitle: '行われたこと',
  logNote:
    '同じ理由で続いたシグナルは、繰り返し表示しません。時刻はUTCです。同じシグナルを使う人は、' +
    '抽選で決まる順番に処理されます。',
  logEmpty: 'まだ何もありません。オンにすると、ルールの各シグナルがここに表示されます。',
  more: 'さらに読み込む',
  done: {
    waiting: '発注中',
    placed: '未決済',
    refused: '拒否',
    skipped: '取引せず',
  },
  ended: { hit: '勝ち', miss: '負け', tie: '引き分け', void: '無効' },
  modes: { demo: 'デモ', real: 'ライブ' },
  receipt: 'レシート',
  refused: '注文は拒否されました。',
  reasons: atsReasons,
  place: (place, places) => `${places}件中${place}番目に処理`,
  lot: '順番は、このシードと各口座の番号に対するSHA-256によるものです:',

  resultsTitle: '結果',
  resultsOf: (mode) => `結果: ${mode}`,
  resultsEmpty: 'この口座にはまだ自動取引がありません。',
  results: {
    brought: '損益',
    drawdown: '最大ドローダウン',
    cost: 'マージンの費用',
    staked: '投入額の合計',
    placed: '取引',
    ends: '勝ち、負け、引き分け、無効',
    counts: (won, lost, tied, voided) => `${won}、${lost}、${tied}、${voided}`,
  },
  costNote:
    'マージンは各価格に含まれ、平均でこれだけかかります。自動取引にそれ以外の料金はかかりません。',
  curveSays: (days, result) => `取引のあった${days}日間の損益: ${result}。`,
}
