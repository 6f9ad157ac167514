// In Japanese: letters about what trades by itself, programs and awaited prices.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  alerts as englishAlerts,
  ats as englishAts,
  bots as englishBots,
  keys as englishKeys,
  webhooks as englishWebhooks,
} from '../automation.ts'

export { atsReasons } from '#contract/client/ja/ats-reason-words.ts'

const ownTrades = '自動取引を見る'

export const ats: Messages<typeof englishAts> = {
  ended: (reason) => ({
    subject: '自動取引がオフになりました',
    paragraphs: [
      `自動取引がオフになりました。${reason}`,
      '今後は何も自動で取引されません。未決済の取引は終わりまで続きます。再びオンにするまで、オフのままです。',
    ],
    action: ownTrades,
  }),
  refused: '注文が拒否されました。理由は記録にあります。',
  paused: (reason) => ({
    subject: '自動取引が一時停止されました',
    paragraphs: [
      `スタッフが自動取引を一時停止しました。理由: ${reason}`,
      '再開されるまで、何も自動で取引されません。未決済の取引は終わりまで続きます。',
    ],
    action: ownTrades,
  }),
}

export const bots: Messages<typeof englishBots> = {
  subject: (pair) => `${pair}のボットが停止しました`,
  live: (pair, why) => `実際に取引していた${pair}のボットが自動で停止しました: ${why}`,
  paper: (pair, why) => `模擬で取引していた${pair}のボットが自動で停止しました: ${why}`,
  until: '再び開始するまで、何も始めません。',
  action: 'ボットを見る',
  whys: {
    drawdown: '許可された額まで損失が出ました。',
    low_profit: '最近の取引が合計で損失になりました。',
    too_little: '残りのリスク額が、取引所の注文の最低額を下回っています。',
    key_ended:
      'キーが使われなくなりました。取引所で未決済のものは、そのまま残ります。ご確認ください。',
  },
}

export const webhooks: Messages<typeof englishWebhooks> = {
  made: (place) => ({
    subject: 'Webhookが作成されました',
    paragraphs: [
      `今後、取引が決済されたとき、または資金が動いたときに、次のアドレスに通知されます: ${place}`,
      'お心当たりがない場合は、削除して、すぐにパスワードを変更してください。',
    ],
    action: 'Webhookを見る',
  }),
  ended: (place, why) => ({
    subject: 'Webhookが終了しました',
    paragraphs: [
      `${place}には、もう何も送られません: ${why}。`,
      'プログラムが復旧したら、新しいWebhookを作成してください。',
    ],
    action: 'Webhookを見る',
  }),
  whys: {
    gone: '完全になくなったとの応答がありました',
    failing: '5日間、何も届きませんでした',
  },
}

export const keys: Messages<typeof englishKeys> = {
  ended: (name, why) => ({
    subject: '取引所のキーの使用を終了しました',
    paragraphs: [
      `キー「${name}」の使用を終了しました。`,
      why,
      '署名に使うものは、ここから消去されました。そのキーによる自動取引は終了しました。取引所で未決済のものは、ご自身で決済するまでそのまま残ります。' +
        '取引所の口座をご確認ください。',
    ],
  }),
  whys: {
    removed: 'ご自身で削除されました。',
    too_mighty:
      '取引所によると、取引と閲覧以外のこと、たとえば出金もできるキーです。そのようなキーは使わず、保存もしません。',
    not_accepted: '取引所がそのキーを受け付けなくなりました。取り消されたか、期限が切れています。',
  },
}

export const alerts: Messages<typeof englishAlerts> = {
  subject: (symbol, price) => `${symbol}が${price}に達しました`,
  reached: (at, symbol, price, wish) =>
    `${at}、当社が公表する${symbol}の価格は${price}でした。${wish}`,
  over: 'その後の価格の行方を示すものではありません。このアラートは終了しました。',
  action: '価格アラートを見る',
  wishes: {
    above: 'この水準まで上がったらお知らせするよう設定されていました。',
    below: 'この水準まで下がったらお知らせするよう設定されていました。',
    moved: 'これだけ動いたらお知らせするよう設定されていました。',
  },
}
