// In Japanese: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'プロモーション',
  lead:
    'ここでお客様に提供するものと、その後どうなるか。ご自身の資金が縛られることは一切なく、' +
    'プロモーションがないのと同じように取引も出金もできます。',
  enter: 'コードを入力',
  code: 'プロモーションコード',
  codeHelp: '大文字と小文字、空白、ハイフンの違いは問いません。',
  use: 'コードを使う',
  blocked: '現在、お客様に提供しているものはありません',
  limits: '制限と休止',
  profile: 'プロフィールの編集',
  closed: 'プロフィールの国で実施中のプロモーションはありません。',
  offers: 'お客様に提供中',
  noOffers: '現在、コードなしで受け取れるものはありません。',
  take: '受け取る',
  sure: '次の入金で、このボーナスを受け取りますか？',
  yes: '受け取る',
  no: '今はしない',
  yours: '付与されたもの',
  none: '付与されたものはまだありません。',
  kinds: {
    code: 'プロモーションコード',
    deposit: '入金ボーナス',
    cashback: 'キャッシュバック',
    referral: '紹介',
  },
  states: {
    waiting: '入金待ち',
    running: '取引高を積算中',
    paid: '支払済み',
    given_up: '取りやめ',
    expired: '期限切れ',
    taken_back: '対象の入金が取り戻されました',
  },
  bonus: '約束されたボーナスドル',
  gives: {
    bonus: (amount) => `${amount}のボーナスドル`,
    share: (percent, most, least) => `${least}以上の入金の${percent} %のボーナスドル、最大${most}`,
    demo: (amount) => `デモ口座に${amount}`,
    cashback: (percent, most, least) =>
      `${least}以上の損失について、失った額の${percent} %、最大${most}`,
    reward: (own, friend, least) => `ご自身に${own}、${least}以上を入金したご友人に${friend}`,
  },
  turnover: (times, days) =>
    `${days}日以内に、取引高がその額の${times}倍に達すると、資金になります。`,
  every: {
    week: '月曜日からの1週間ごとに、UTCで計算します。',
    month: '1か月ごとに、UTCで計算します。',
  },
  referral: (days) =>
    'ご友人の本人確認が承認され、最初の入金の資金が' +
    `${days}日間とどまると、双方に支払われます。`,
  until: (date) => `${date}まで実施`,
  progress: (counted, target) => `取引高${target}のうち${counted}`,
  ends: (date) => `${date}まで`,
  ended: (date) => `${date}に終了`,
  giveUp: '取りやめる',
  giveUpNamed: (name) => `取りやめる: ${name}`,
  giveUpSure: 'これを取りやめますか？ご自身の資金はそのままです。',
  giveUpYes: '取りやめる',
  keep: '残す',
  rules: '受け取る前に読む規則',
  rule: [
    'ボーナスドルは約束であって、資金ではありません。投じることも出金することもできず、' +
      'それを担保に誰かが貸すこともありません。',
    '取引に使うのはご自身の資金だけです。資金が固定されることは決してありません。ボーナスを理由に' +
      '出金を拒否したり遅らせたりすることは決してなく、出金でボーナスが終わることもありません。',
    'ライブ口座の取引は、勝ちまたは負けが決まると数えられます。数えるのは投入額か、' +
      '得られたはずの利益のほうが少なければその額です。',
    '1つの銘柄で2つの取引が同時に反対の方向で進んでいた場合、どちらも数えません。' +
      '引き分けと無効の取引は数えません。',
    '取引高が足りると、ボーナスドルは全額が一度にライブのドルになります。',
    'ボーナスのために取引を増やすと、平均で投入額の一部を失います。どの価格にも当社のマージンが' +
      '含まれるからです。ボーナスがない場合と同じように取引してください。',
    'まだ支払われていないものは、いつでも取りやめられます。期限までに取引高が足りないものは終わり、' +
      'ご自身のものが一緒に失われることはありません。',
    'プロモーションは1世帯につき1人が対象です。書類、端末、カード、出金アドレスのそれぞれ1つに限ります。',
  ],
  responsible: (limit, days) =>
    'クールオフ中の方、自己排除した方、口座が凍結されている方、' +
    `直近${days}日間にライブ口座で${limit}を超えて失った方には、何も提供しません。`,
}
