// In Japanese: how notices reach a client, and the prices that they want to be told of.

import type { Messages } from '#contract/shared/messages.ts'
import type { noticeChoices as english } from '../notice-choices.ts'

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices: Messages<typeof english> = {
  title: 'お知らせ',
  lead: '何が、どこに、いつ届くか。選んだ内容はすぐに効きます。',
  kept: '保存しました。',
  channels: '届くもの',
  always:
    '資金、本人確認、口座に入れる人に関わるものは、いつもアプリに表示され、いつもメールで送られます。',
  topics: {
    security: {
      title: 'セキュリティ',
      what: '新しい出金先、口座の凍結。',
    },
    payments: {
      title: '資金',
      what: '入金、出金、クレジット、訂正。',
    },
    identity: { title: '本人確認', what: '書類と、申請された変更。' },
    plan: { title: 'プラン', what: '選んだ、または申請したプランの結果。' },
    automation: {
      title: '自動売買',
      what: '自動取引、ボット、Webhookのうち、終了したもの、一時停止されたもの。',
    },
    prices: { title: '価格アラート', what: '下で指定した水準に価格が達しました。' },
    promotions: {
      title: 'プロモーション',
      what: 'ボーナスドル、キャッシュバック、参加中のトーナメント。',
    },
    chat: { title: 'ライブチャット', what: 'チャットにいない間に、サポートが回答しました。' },
  },
  by: { bell: 'アプリ内', push: 'プッシュ通知', mail: 'メール' },
  mails: { now: 'すぐに', digest: 'まとめで', off: '送らない' },
  mailed: 'いつもメールで送ります',
  mailedLater: '2分間読まれなければメールで送ります',
  push: {
    title: 'プッシュ通知',
    lead:
      'プッシュ通知は、当社のものを何も開いていないときに、この端末に届きます。ブラウザの開発元の' +
      'サービスを経由し、このブラウザだけが読めるように暗号化されます。',
    add: 'この端末に送る',
    missing:
      'このブラウザはここでプッシュ通知を受け取れません。スマートフォンでは、先にこのサイトを' +
      'ホーム画面に追加してください。',
    denied:
      'このブラウザは、このサイトの通知を表示しない設定です。ブラウザのこのサイトの設定で許可してから、' +
      'ここに戻ってください。',
    here: 'この端末',
    since: (day: string) => `${day} UTCから、まだ送信なし`,
    sent: (day: string) => `最後の送信 ${day} UTC`,
    try: '試す',
    tried: 'この端末に通知を送っています。',
    remove: '削除',
    details: 'ロック画面でも、何が起きたかを表示する',
    detailsHelp:
      'オフの場合、プッシュ通知はお知らせがあることだけを伝えます。画面を見た人に、' +
      '口座のことは何も伝わりません。',
  },
  times: 'いつ',
  quiet: '静かな時間',
  quietHelp: 'プッシュ通知は、この時間が終わるまで待ちます。セキュリティに関するものは待ちません。',
  ends: { from: '開始', to: '終了' },
  digest: 'まとめが届くとき',
  digests: { daily: '毎朝8時', weekly: '月曜日の8時' },
  zone: (zone: string) => `${zone}の時計によります。`,
  zoneHere: (zone: string) => `この端末の時計を使う: ${zone}`,
  prices: {
    title: '価格アラート',
    lead:
      'その水準か、それを越えて当社が公開する最初の価格で、1回だけお知らせします。' +
      'その後の価格の行き先については、何も示しません。',
    labels: {
      symbol: '銘柄',
      kind: '条件',
      price: '価格',
      percent: 'パーセント',
    },
    choose: '選択',
    now: '現在',
    kinds: {
      above: 'ある価格まで上がったとき',
      below: 'ある価格まで下がったとき',
      moved: '上下いずれかに、ある割合だけ動いたとき',
    },
    set: 'アラートを設定',
    none: '価格アラートはありません。',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name}が${upper}以上`,
      below: (name: string, { lower }: Levels) => `${name}が${lower}以下`,
      moved: (name: string, { upper, lower }: Levels) => `${name}が${lower}または${upper}`,
    },
    waits: (price: string) => `待機中、設定時${price}`,
    reached: (price: string, at: string) => `${price}で到達、${at} UTC`,
    drop: '削除',
  },
  stop: {
    title: 'このメールの停止',
    text: (topic: string) =>
      `次についてのメールは、もうお送りしません: ${topic}。アプリには引き続き表示されます。` +
      '「お知らせ」でいつでも選び直せます。',
    all: 'お知らせのまとめ',
    ask: (topic: string) => `次についてのメールは、今後お送りしないことになります: ${topic}。`,
    do: 'このメールを止める',
    unknown: 'このリンクで止まるメールはありません。ログインして「お知らせ」で選んでください。',
  },
}
