// In Japanese: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'このサンドボックスのチェーン'
  const coin = coinNames[facts.coin]
  const names = {
    main: `${coin}のネットワーク`,
    test: `${coin}のテストネットワーク${facts.name ? ` ${facts.name}` : ''}`,
    local: `テスト用の${coin}のプライベートネットワーク`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600 ? '1時間以内' : '数分以内'
}

/** "15秒", "4分" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds}秒` : `${Math.round(seconds / 60)}分`
}

export const deposits: Messages<typeof english> = {
  title: '入金',
  intro: '入金方法を選んでください。届いたものはライブ口座の残高に加わります。',
  gateways: { card: 'カード', ...coinNames },
  gatewayNotes: {
    card: 'カードの詳細は決済会社に送られ、当社には届きません。',
    ...perCoin(() => 'ご自身専用のアドレスへ。ネットワークが承認すると残高に反映されます。'),
  },
  gatewayTerms: {
    card: '$10から。当社の手数料はありません。数秒で。',
    ...perCoin((coin) => `$1から。当社の手数料はありません。${within(coin)}。`),
  },
  open: (name) => `${name}で入金`,
  loading: '読み込み中',
  coins: coinNames,
  amountLabel: '金額 (USD)',
  amountHint:
    '$1から$1,000,000まで。当社は手数料をいただきません。ネットワークの手数料はウォレットが支払い' +
    'ます。',
  amountWrong: '1から1,000,000までのドルの金額を、小数点以下2桁までで入力してください。',
  equivalent: (code) => `${code}での金額`,
  equivalentNone: '金額を入力すると表示されます。',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'プレビュー',
  working: 'お待ちください',
  send: '正確に次の額を送ってください',
  address: 'ご自身用の次のアドレスへ',
  copyAddress: 'アドレスをコピー',
  copyAmount: '金額をコピー',
  copied: 'ウォレットのアドレスをコピーしました',
  amountCopied: '金額をコピーしました',
  qr: 'アドレスと金額のQRコード',
  timeLeft: 'このレートの残り時間',
  timeOver:
    'このレートは終了しました。今からでも支払えます。その場合は承認時のレートが使われます。',
  newRate: '新しいレートにする',
  testNet: 'テストコイン専用です。これらのコインとこのアドレスに価値はありません。',
  onlyThis: (name, network) =>
    `${networkName(network)}で、${name}だけを送ってください。` +
    'ほかのコインやネットワークで送ったものは失われます。',
  keep:
    '時間内に送られたこの額ちょうどが、このレートで残高に反映されます。申請すると、' +
    '選んだ画像とともに一覧に載ります。',
  arrived: (coins) => `${coins}の支払いを検知しました。`,
  byItself: 'この画面は閉じてかまいません。処理は自動で進み、残高に反映されるとお知らせします。',
  asked: 'この入金は申請済みで、画面は閉じてかまいません。まだ何も届いていません。',
  goOn: '続ける',
  goOnWith: (money) => `${money}の支払いを続ける`,
  giveUp: 'この入金を取りやめる',
  close: '閉じる',
  takes: (needed, seconds) =>
    `${needed}回の承認後、送ってからおよそ${lasting(seconds)}で残高に入ります。`,
  receipt: '支払い証明の画像（任意）',
  receiptHint:
    'JPEG、PNG、WebP、5 MBまで。スタッフへの参考です。有効なのは支払いそのものだけです。',
  chooseReceipt: '画像を選択',
  otherReceipt: '別の画像を選択',
  receiptLarge: 'ファイルは5 MBまでです。',
  receiptUnknown: 'JPEG、PNG、WebPのいずれかの画像を選んでください。',
  request: '申請',
  requesting: '送信中',
  back: '戻る',
  done: '完了',
  test: 'テスト',
  testCoins: 'テストコインを送る',
  testCoinsNote:
    '入金が届く様子を見られるように、サンドボックスが代わりにこのアドレスに支払います。',
  status: '支払い',
  underWay: '処理中',
  showHistory: '入金履歴',
  historyTitle: '入金履歴',
  columns: {
    nr: '番号',
    id: '入金ID',
    shortId: 'ID',
    method: '方法',
    amount: '入金額',
    shortAmount: '金額',
    coin: 'コインでの額',
    status: '状態',
    date: '日付',
    time: '時刻',
  },
  empty: 'まだ入金はありません。',
  emptyMore: '最初に検知されてから残高に反映されるまで、それぞれの状態がここに表示されます。',
  more: 'さらに読み込む',
  underWayFailed: '処理中のものを読み込めませんでした。',
  statuses: {
    Pending: '保留中',
    Approved: '承認済み',
    Rejected: '却下',
  },
  detail: {
    waiting: '支払いを待っています',
    rate_over: '待機中。承認時のレートが使われます',
    seen: '検知済み。最初のブロックを待っています',
    confirming: '承認の途中です',
    gone: 'ネットワークが失いました。戻る可能性があります',
    exact: '申請どおりに反映',
    partial: '申請より少なく届き、届いた分を反映',
    over: '申請より多く届き、全額を反映',
    late: '遅れて届き、承認時のレートで反映',
    unasked: '承認時のレートで反映',
    restored: '取り戻された後、再び反映',
    expired: '支払いがありませんでした',
    cancelled: '取りやめ',
    dust: '価値が1セント未満',
    declined: '拒否',
    refused: 'スタッフが却下',
    disputed: '異議申し立てにより取り戻し',
    reorged: 'ネットワークが取り戻しました',
  },
  confirmed: (deep, needed) => `${needed}回中${Math.min(deep, needed)}回の承認`,
  credited: (money) => `${money}が残高に加わりました`,
  unknownAmount: '承認時に決定',
  rate: (rate) => `レート${rate}`,
  rates: (rate, rest) => `レート${rate}、残りは${rest}`,
}
