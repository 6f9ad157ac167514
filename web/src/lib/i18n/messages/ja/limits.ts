// In Japanese: own limits, breaks from trading and the session reminder.

import type { Messages } from '#contract/shared/messages.ts'
import type { limits as english } from '../limits.ts'

const kinds = {
  loss: {
    title: '損失',
    what:
      '失う額の上限。負けた投入額から勝った利益を引き、未決済取引の投入額をすべて加えた額です。' +
      'それを超えるおそれのある取引は拒否されます。',
  },
  stake: {
    title: '投入額',
    what: '勝ち負けにかかわらず、投じる額の上限。',
  },
  deposit: {
    title: '入金',
    what: '入金する額の上限。',
  },
} as const

export const limits: Messages<typeof english> = {
  session: 'セッション',
  sessionWon: (won, all) => `${all}件中${won}件の勝ち`,
  title: '制限と休止',
  lead:
    '落ち着いているうちに、ご自身の限度を設けてください。制限の設定と引き下げはすぐに効きます。' +
    '引き上げと解除には24時間かかり、それまでは考え直せます。',
  liveOnly: '制限が数えるのはライブ口座の取引だけです。時刻はUTCで、週は月曜日に始まります。',
  kinds,
  periods: { day: '1日', week: '1週間', month: '1か月' },
  none: '制限なし',
  usedOnly: (used) => `これまでに${used}`,
  used: (used, amount) => `${amount}中${used}`,
  left: (left) => `残り${left}`,
  ahead: (gain) => `${gain}のプラス`,
  anew: (when) => `${when}に最初から`,
  becomes: (amount, when) => `${when}に${amount}になります。`,
  ends: (when) => `${when}に終わります。`,
  keep: 'そのままにする',
  set: '制限を設ける',
  change: '変更',
  amount: '制限額（ドル）',
  save: '保存',
  remove: '解除',
  cancel: 'キャンセル',
  nameOf: (kind, period) => `${kind}、${period}`,
  breaks: '休止する',
  breaksLead:
    '休止すると、両方の口座での取引と入金がすぐに止まります。未決済の取引は最後まで続きます。' +
    '閲覧、出金、口座の解約のためのログインは引き続きできます。',
  coolOff: 'クールオフ',
  coolOffWhat: '一歩引くための、短い休止。',
  exclusion: '自己排除',
  exclusionWhat: '取引が問題になっている場合の、長い休止。',
  howLong: '期間',
  lengths: {
    '24h': '24時間',
    '7d': '7日間',
    '30d': '30日間',
    '6m': '6か月',
    '1y': '1年',
    '5y': '5年',
  },
  goOn: '続ける',
  sure: (length) => `${length}、取引をやめますか？`,
  consequences: (length) => [
    `この瞬間から${length}、ライブでもデモでも取引を開けず、入金もできません。`,
    '未決済の取引は最後まで続き、払い戻されるものはお客様のものです。',
    '取り消すことはできません。早く終わらせることは誰にもできません。ご自身にも、' +
      '当社のサポートにも。',
  ],
  password: 'パスワード',
  confirm: (length) => `${length}やめる`,
  runs: (when) => `${when}まで続きます。長くすることはできますが、短くはできません。`,
  reminder: 'セッションのお知らせ',
  reminderWhat: '設定した分数ごとに、ここにいる時間と、ライブ取引の損益を表示します。',
  minutes: '分',
  minutesBounds: (least, most) => `${least}から${most}まで。`,
  off: 'オフにする',
  reminderOn: (minutes) => `${minutes}分ごと。`,
  reminderOff: 'オフ。',
  formLeft: {
    loss: {
      day: '1日の損失の制限',
      week: '1週間の損失の制限',
      month: '1か月の損失の制限',
    },
    stake: {
      day: '1日の投入額の制限',
      week: '1週間の投入額の制限',
      month: '1か月の投入額の制限',
    },
  },
  onBreak: (when) => `${when}まで取引を休止しています。`,
  hours: (count) => `${count}時間`,
  minutesLong: (count) => `${count}分`,
  here: (length) => `ここに来てから${length}たちました`,
  result: (count, result) =>
    `それ以降に終わったライブ取引は${count}件、損益は合わせて${result}です。`,
  noResult: 'それ以降に終わったライブ取引はありません。',
  unknownResult: 'ライブ取引の損益を読み込めませんでした。',
  stay: '続ける',
  toLimits: '制限と休止',
}
